import type { Kysely } from "kysely";
import { newId } from "#platform/database/id.ts";
import type { Tables } from "#platform/database/tables/index.ts";
import { sha256Of } from "#platform/files/sha256-of.ts";
import { Refusal } from "#kernel/refusal.ts";
import { enqueue } from "#platform/jobs/enqueue.ts";
import type { Services } from "#platform/services.ts";
import { imageKeys, thumbnailKey } from "./picture-keys.ts";
import { type PreparedPicture, preparePicture } from "./prepare-picture.ts";
import { withFiles } from "#platform/files/with-files.ts";

interface NewImage {
  libraryId: string;
  fileName: string;
  operatorId: string;
  /** The client app that sent it, if it wasn't an operator. */
  clientAppId?: string;
  now: number;
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

/** Recounts a library's pictures after a change; `not_found` if the library is gone. */
export const countImages = async (
  transaction: Kysely<Tables>,
  libraryId: string,
  change: { images: number; bytes: number; vectors?: boolean },
) => {
  const library = await transaction
    .updateTable("libraries")
    .set((column) => ({
      imageCount: column("imageCount", "+", change.images),
      // Removed pictures take their vectors along; restored or moved ones bring them.
      vectorVersion: column("vectorVersion", "+", change.images < 0 || change.vectors ? 1 : 0),
      bytes: column("bytes", "+", change.bytes),
    }))
    .where("id", "=", libraryId)
    .returning("id")
    .executeTakeFirst();
  if (!library) throw new Refusal("not_found");
};

/** Inserts a picture's row; false if the library has got the same picture in the meantime. */
const insertImage = async (
  transaction: Kysely<Tables>,
  id: string,
  image: NewImage,
  picture: PreparedPicture,
): Promise<boolean> => {
  // First the library's row: it stays locked, so that nobody deletes the library in the meantime.
  await countImages(transaction, image.libraryId, { images: 1, bytes: picture.content.length });
  const inserted = await transaction
    .insertInto("images")
    .values({
      id,
      libraryId: image.libraryId,
      fileName: image.fileName,
      mediaType: picture.mediaType,
      bytes: picture.content.length,
      width: picture.width,
      height: picture.height,
      sha256: picture.sha256,
      uploadedBy: image.operatorId,
      createdAt: image.now,
    })
    .onConflict((conflict) => conflict.columns(["libraryId", "sha256"]).doNothing())
    .returning("id")
    .executeTakeFirst();
  return inserted !== undefined;
};

/**
 * Adds a picture to a library and returns its identifier. A duplicate throws a `conflict` that names the existing
 * picture, even if both arrive at the same moment.
 */
export const addImage = async (
  services: Services,
  image: NewImage,
  bytes: Buffer,
): Promise<string> => {
  const { database } = services;
  await refuseDuplicate(database, image.libraryId, sha256Of(bytes));
  const picture = await preparePicture(bytes, image.clientAppId ?? image.operatorId);
  const id = newId();
  const files = Object.fromEntries([
    [imageKeys(id, picture.mediaType).content, picture.content],
    ...picture.thumbnails.map(({ side, bytes }) => [thumbnailKey(id, side), bytes] as const),
  ]);
  await withFiles(services, files, async (transaction) => {
    if (await insertImage(transaction, id, image, picture)) {
      const { libraryId, fileName, now } = image;
      const job = { kind: "image.index", subjectId: id, groupId: libraryId } as const;
      await enqueue(transaction, [job], now);
      const each = [{ libraryId, imageId: id, fileName }];
      const change = { type: "library.image.added", libraryId, each, now } as const;
      return services.publishLibraryChange(services, transaction, change);
    }
    await refuseDuplicate(transaction, image.libraryId, picture.sha256);
    throw new Refusal("conflict");
  });
  return id;
};
