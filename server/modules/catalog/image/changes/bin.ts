import type { Kysely } from "kysely";
import type { Tables } from "#platform/database/tables/index.ts";
import { transactionWithDeadline } from "#platform/database/transaction-with-deadline.ts";
import { dropJobs, enqueue } from "#modules/catalog/job/queue.ts";
import type { By } from "#kernel/call.ts";
import type { Services } from "#platform/services.ts";
import { countImages } from "../writes.ts";
import { recordChange, noLibrary, moveIndexData } from "./writes.ts";

interface Row {
  id: string;
  bytes: number;
  fileName: string;
}

interface Place {
  libraryId: string;
  now: number;
}

const publish = (
  services: Services,
  transaction: Kysely<Tables>,
  type: "library.image.added" | "library.image.deleted",
  { libraryId, now }: Place,
  rows: readonly Row[],
) => {
  const each = rows.map(({ id, fileName }) => ({ libraryId, imageId: id, fileName }));
  return services.publishLibraryChange(services, transaction, { type, libraryId, each, now });
};

const sumOf = (rows: readonly Row[]) => rows.reduce((sum, row) => sum + row.bytes, 0);

/** Moves images to their library's bin, which hides them everywhere. */
export const binImages = (
  services: Services,
  by: By,
  libraryId: string,
  ids: readonly string[],
): Promise<{ deleted: number; changeId: string | null }> =>
  transactionWithDeadline(services.database, async (transaction) => {
    const { operatorId, now } = by;
    // First the library's row, which stays locked, as with every change of its images.
    await countImages(transaction, libraryId, { images: 0, bytes: 0 });
    const rows = await transaction
      .updateTable("images")
      .set({ deletedAt: now, deletedBy: operatorId })
      .where("libraryId", "=", libraryId)
      .where("id", "in", ids)
      .where("deletedAt", "is", null)
      .returning(["id", "bytes", "fileName"])
      .execute();
    if (rows.length === 0) return { deleted: 0, changeId: null };
    const gone = rows.map(({ id }) => id);
    await countImages(transaction, libraryId, { images: -rows.length, bytes: -sumOf(rows) });
    await moveIndexData(transaction, gone, noLibrary);
    await dropJobs(transaction, { subjectIds: gone });
    await publish(services, transaction, "library.image.deleted", { libraryId, now }, rows);
    const changeId = await recordChange(transaction, by, {
      libraryId,
      kind: "delete",
      imageIds: gone,
    });
    return { deleted: rows.length, changeId };
  });

/**
 * Restores images from the bin, within a transaction; returns how many were in it. With `deleted`, only those that this
 * operator deleted at that time: others may have been restored and deleted by somebody else since.
 */
export const restore = async (
  services: Services,
  transaction: Kysely<Tables>,
  { libraryId, now }: Place,
  ids: readonly string[],
  deleted?: { by: string; at: number },
): Promise<number> => {
  await countImages(transaction, libraryId, { images: 0, bytes: 0 });
  let binned = transaction
    .updateTable("images")
    .set({ deletedAt: null, deletedBy: null })
    .where("libraryId", "=", libraryId)
    .where("id", "in", ids)
    .where("deletedAt", "is not", null);
  if (deleted)
    binned = binned.where("deletedBy", "=", deleted.by).where("deletedAt", "=", deleted.at);
  const rows = await binned.returning(["id", "bytes", "fileName"]).execute();
  if (rows.length === 0) return 0;
  await countImages(transaction, libraryId, {
    images: rows.length,
    bytes: sumOf(rows),
    vectors: true,
  });
  await moveIndexData(
    transaction,
    rows.map(({ id }) => id),
    libraryId,
  );
  // All of them: pending jobs were dropped on deletion, and the models may have changed.
  await enqueue(
    transaction,
    rows.map(({ id }) => ({ kind: "image.index", subjectId: id, groupId: libraryId })),
    now,
  );
  await publish(services, transaction, "library.image.added", { libraryId, now }, rows);
  return rows.length;
};

/** Restores images from the bin; returns how many were in it. */
export const restoreImages = (
  services: Services,
  { now }: By,
  libraryId: string,
  ids: readonly string[],
): Promise<number> =>
  transactionWithDeadline(services.database, (transaction) =>
    restore(services, transaction, { libraryId, now }, ids),
  );
