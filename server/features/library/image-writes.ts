import type { Locale } from "@console-shell/contract";
import type { Kysely } from "kysely";
import { newId } from "../../database/id.ts";
import type { Tables } from "../../database/tables/index.ts";
import { writeInTime } from "../../database/write-in-time.ts";
import { Refusal } from "../../http/refusal.ts";
import { dropJobs } from "../../jobs/drop-jobs.ts";
import { enqueue } from "../../jobs/enqueue.ts";
import type { Services } from "../../services.ts";
import { tellOfLibrary } from "../webhook/tell-of-library.ts";
import { refusedField } from "./messages.ts";
import { imageKeys } from "./picture-keys.ts";
import { type PreparedPicture, preparePicture, sha256Of } from "./prepare-picture.ts";
import { removeFiles, withFiles } from "./with-files.ts";

interface NewImage {
  libraryId: string;
  fileName: string;
  operatorId: string;
  now: number;
}

const refuseDuplicate = async (
  database: Kysely<Tables>,
  libraryId: string,
  sha256: string,
  locale: Locale,
) => {
  const existing = await database
    .selectFrom("images")
    .select("file_name")
    .where("library_id", "=", libraryId)
    .where("sha256", "=", sha256)
    .executeTakeFirst();
  if (existing)
    throw new Refusal("conflict", [
      refusedField("file", "duplicate", locale, { name: existing.file_name }),
    ]);
};

/** Counts a library's pictures anew after a change of them; `not_found` if it is gone. */
const countImages = async (
  transaction: Kysely<Tables>,
  libraryId: string,
  change: { images: number; bytes: number },
) => {
  const library = await transaction
    .updateTable("libraries")
    .set((column) => ({
      image_count: column("image_count", "+", change.images),
      // What is removed takes its vectors along.
      vector_version: column("vector_version", "+", change.images < 0 ? 1 : 0),
      bytes: column("bytes", "+", change.bytes),
    }))
    .where("id", "=", libraryId)
    .returning("id")
    .executeTakeFirst();
  if (!library) throw new Refusal("not_found");
};

/** Writes the row of a picture; false if the library has got the same picture meanwhile. */
const insertImage = async (
  transaction: Kysely<Tables>,
  id: string,
  image: NewImage,
  picture: PreparedPicture,
): Promise<boolean> => {
  // First the library's row: it stays locked, so that nobody deletes the library meanwhile.
  await countImages(transaction, image.libraryId, { images: 1, bytes: picture.content.length });
  const inserted = await transaction
    .insertInto("images")
    .values({
      id,
      library_id: image.libraryId,
      file_name: image.fileName,
      media_type: picture.mediaType,
      bytes: picture.content.length,
      width: picture.width,
      height: picture.height,
      sha256: picture.sha256,
      uploaded_by: image.operatorId,
      created_at: image.now,
    })
    .onConflict((conflict) => conflict.columns(["library_id", "sha256"]).doNothing())
    .returning("id")
    .executeTakeFirst();
  return inserted !== undefined;
};

/**
 * Adds a picture to a library and answers its identifier. A picture that the library has already
 * is a `conflict` that names it, also when both arrive at the same moment.
 */
export const addImage = async (
  services: Services,
  image: NewImage,
  bytes: Buffer,
  locale: Locale,
): Promise<string> => {
  const { database } = services;
  await refuseDuplicate(database, image.libraryId, sha256Of(bytes), locale);
  const picture = await preparePicture(bytes, locale);
  const id = newId();
  const keys = imageKeys(id, picture.mediaType);
  const files = { [keys.content]: picture.content, [keys.thumbnail]: picture.thumbnail };
  await withFiles(services, files, () =>
    writeInTime(database, async (transaction) => {
      if (await insertImage(transaction, id, image, picture)) {
        const { libraryId, fileName, now } = image;
        const job = { kind: "image.index", subjectId: id, groupId: libraryId } as const;
        await enqueue(transaction, [job], now);
        const each = [{ libraryId, imageId: id, fileName }];
        const change = { type: "library.image.added", libraryId, each, now } as const;
        return tellOfLibrary(services, transaction, change);
      }
      await refuseDuplicate(transaction, image.libraryId, picture.sha256, locale);
      throw new Refusal("conflict");
    }),
  );
  return id;
};

/** Deletes pictures of a library and answers how many there were. */
export const removeImages = async (
  services: Services,
  libraryId: string,
  ids: readonly string[],
  now: number,
): Promise<number> => {
  const removed = await writeInTime(services.database, async (transaction) => {
    await countImages(transaction, libraryId, { images: 0, bytes: 0 });
    const rows = await transaction
      .deleteFrom("images")
      .where("library_id", "=", libraryId)
      .where("id", "in", ids)
      .returning(["id", "media_type", "bytes", "file_name"])
      .execute();
    const bytes = rows.reduce((sum, row) => sum + row.bytes, 0);
    await countImages(transaction, libraryId, { images: -rows.length, bytes: -bytes });
    await dropJobs(transaction, { subjectIds: rows.map(({ id }) => id) });
    await tellOfLibrary(services, transaction, {
      type: "library.image.deleted",
      libraryId,
      each: rows.map(({ id, file_name }) => ({ libraryId, imageId: id, fileName: file_name })),
      now,
    });
    return rows;
  });
  await removeFiles(
    services,
    removed.flatMap((row) => Object.values(imageKeys(row.id, row.media_type))),
  );
  return removed.length;
};
