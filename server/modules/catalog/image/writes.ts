import type { ImageAlteration } from "@console-shell/contract/words/image-alterations";
import type { Kysely } from "kysely";
import { newId } from "#platform/database/id.ts";
import type { Tables } from "#platform/database/tables/index.ts";
import { sha256Of } from "#platform/files/sha256-of.ts";
import type { By } from "#kernel/call.ts";
import { Refusal } from "#kernel/refusal.ts";
import { enqueue } from "../job/queue.ts";
import type { Services } from "#platform/services.ts";
import { imageKeys, thumbnailKey } from "./files.ts";
import { type PreparedImage, prepareImage } from "./prepare.ts";
import { withFiles } from "#platform/files/with-files.ts";
import { lockRows } from "#platform/database/dialect/lock-rows.ts";

interface NewImage {
  libraryId: string;
  fileName: string;
  /** The client app that sent it, if it wasn't an operator. */
  clientAppId?: string;
}

const refuseDuplicate = async (database: Kysely<Tables>, libraryId: string, sha256: string) => {
  const existing = await database
    .selectFrom("images")
    .select(["fileName", "deletedAt"])
    .where("libraryId", "=", libraryId)
    .where("sha256", "=", sha256)
    .executeTakeFirst();
  if (existing)
    throw new Refusal("conflict", [
      {
        path: "file",
        code: existing.deletedAt === null ? "duplicate" : "in_bin",
        name: existing.fileName,
      },
    ]);
};

/** Recounts a library's images after a change; `not_found` if the library is gone. */
export const countImages = async (
  transaction: Kysely<Tables>,
  libraryId: string,
  change: { images: number; bytes: number; vectors?: boolean },
) => {
  const library = await transaction
    .updateTable("libraries")
    .set((column) => ({
      imageCount: column("imageCount", "+", change.images),
      // Removed images take their vectors along; restored or moved ones bring them.
      vectorVersion: column("vectorVersion", "+", change.images < 0 || change.vectors ? 1 : 0),
      bytes: column("bytes", "+", change.bytes),
    }))
    .where("id", "=", libraryId)
    .returning("id")
    .executeTakeFirst();
  if (!library) throw new Refusal("not_found");
};

/** Inserts an image's row; false if the library has got the same image in the meantime. */
const insertImage = async (
  transaction: Kysely<Tables>,
  by: By,
  id: string,
  image: NewImage,
  prepared: PreparedImage,
): Promise<boolean> => {
  // First the library's row: it stays locked, so that nobody deletes the library in the meantime.
  await countImages(transaction, image.libraryId, { images: 1, bytes: prepared.content.length });
  const inserted = await transaction
    .insertInto("images")
    .values({
      id,
      libraryId: image.libraryId,
      fileName: image.fileName,
      mediaType: prepared.mediaType,
      bytes: prepared.content.length,
      width: prepared.width,
      height: prepared.height,
      sha256: prepared.sha256,
      uploadedBy: by.operatorId,
      createdAt: by.now,
    })
    .onConflict((conflict) => conflict.columns(["libraryId", "sha256"]).doNothing())
    .returning("id")
    .executeTakeFirst();
  return inserted !== undefined;
};

/**
 * Adds an image to a library; returns its identifier and what storing changed. A duplicate throws a `conflict` that names the existing
 * image, even if both arrive at the same moment.
 */
export const addImage = async (
  services: Services,
  by: By,
  image: NewImage,
  bytes: Buffer,
): Promise<{ id: string; alterations: ImageAlteration[] }> => {
  const { database } = services;
  await refuseDuplicate(database, image.libraryId, sha256Of(bytes));
  const prepared = await prepareImage(bytes, image.clientAppId ?? by.operatorId);
  const id = newId();
  const files = Object.fromEntries([
    [imageKeys(id, prepared.mediaType).content, prepared.content],
    ...prepared.thumbnails.map(({ side, bytes }) => [thumbnailKey(id, side), bytes] as const),
  ]);
  await withFiles(services, files, async (transaction) => {
    if (await insertImage(transaction, by, id, image, prepared)) {
      const { libraryId, fileName } = image;
      const job = { kind: "image.index", subjectId: id, groupId: libraryId } as const;
      await enqueue(transaction, [job], by.now);
      const each = [{ libraryId, imageId: id, fileName }];
      const change = { type: "library.image.added", libraryId, each, now: by.now } as const;
      return services.publishLibraryChange(services, transaction, change);
    }
    await refuseDuplicate(transaction, image.libraryId, prepared.sha256);
    throw new Refusal("conflict");
  });
  return { id, alterations: prepared.alterations };
};

/**
 * Locks the existing ones of these images, in their order, until the transaction ends: an erasure waits, and then
 * also finds what was written about them. Throws `not_found` if one of `needed`, which is being copied, is missing.
 */
export const holdImages = async (
  services: Pick<Services, "dialect">,
  transaction: Kysely<Tables>,
  needed: readonly (string | null)[],
  others: readonly string[] = [],
): Promise<Set<string>> => {
  const mustBe = needed.filter((id) => id !== null);
  const ids = [...new Set([...mustBe, ...others])];
  // PostgreSQL has no empty list.
  if (ids.length === 0) return new Set();
  const rows = await transaction
    .selectFrom("images")
    .select("id")
    .where("id", "in", ids)
    .orderBy("id")
    .$call(lockRows(services))
    .execute();
  const there = new Set(rows.map(({ id }) => id));
  if (mustBe.some((id) => !there.has(id))) throw new Refusal("not_found");
  return there;
};
