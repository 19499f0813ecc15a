import type { Kysely } from "kysely";
import type { Tables } from "#platform/database/tables/index.ts";
import { transactionWithDeadline } from "#platform/database/transaction-with-deadline.ts";
import { dropJobs } from "#platform/jobs/drop-jobs.ts";
import { enqueue } from "#platform/jobs/enqueue.ts";
import type { Services } from "#platform/services.ts";
import { countImages } from "../image-writes.ts";
import { type Changing, keepChange } from "./keep-change.ts";
import { binPlace, placeSeen } from "./place-seen.ts";

interface Row {
  id: string;
  bytes: number;
  fileName: string;
}

const tell = (
  services: Services,
  transaction: Kysely<Tables>,
  type: "library.image.added" | "library.image.deleted",
  { libraryId, now }: Pick<Changing, "libraryId" | "now">,
  rows: readonly Row[],
) => {
  const each = rows.map(({ id, fileName }) => ({ libraryId, imageId: id, fileName }));
  return services.publishLibraryChange(services, transaction, { type, libraryId, each, now });
};

const sumOf = (rows: readonly Row[]) => rows.reduce((sum, row) => sum + row.bytes, 0);

/** Moves pictures to their library's bin, which hides them everywhere. */
export const binImages = (
  services: Services,
  changing: Changing,
  ids: readonly string[],
): Promise<{ deleted: number; changeId: string | null }> =>
  transactionWithDeadline(services.database, async (transaction) => {
    const { libraryId, operatorId, now } = changing;
    // First the library's row, which stays locked, as with every change of its pictures.
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
    await placeSeen(transaction, gone, binPlace);
    await dropJobs(transaction, { subjectIds: gone });
    await tell(services, transaction, "library.image.deleted", changing, rows);
    const changeId = await keepChange(transaction, changing, { kind: "delete", imageIds: gone });
    return { deleted: rows.length, changeId };
  });

/**
 * Restores pictures from the bin, within a transaction; returns how many were in it. With `put`, only those that this
 * operator deleted at that time: others may have been restored and deleted by somebody else since.
 */
export const unbin = async (
  services: Services,
  transaction: Kysely<Tables>,
  { libraryId, now }: Pick<Changing, "libraryId" | "now">,
  ids: readonly string[],
  put?: { by: string; at: number },
): Promise<number> => {
  await countImages(transaction, libraryId, { images: 0, bytes: 0 });
  let binned = transaction
    .updateTable("images")
    .set({ deletedAt: null, deletedBy: null })
    .where("libraryId", "=", libraryId)
    .where("id", "in", ids)
    .where("deletedAt", "is not", null);
  if (put) binned = binned.where("deletedBy", "=", put.by).where("deletedAt", "=", put.at);
  const rows = await binned.returning(["id", "bytes", "fileName"]).execute();
  if (rows.length === 0) return 0;
  await countImages(transaction, libraryId, {
    images: rows.length,
    bytes: sumOf(rows),
    vectors: true,
  });
  await placeSeen(
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
  await tell(services, transaction, "library.image.added", { libraryId, now }, rows);
  return rows.length;
};

/** Restores pictures from the bin; returns how many were in it. */
export const restoreImages = (
  services: Services,
  place: Pick<Changing, "libraryId" | "now">,
  ids: readonly string[],
): Promise<number> =>
  transactionWithDeadline(services.database, (transaction) =>
    unbin(services, transaction, place, ids),
  );
