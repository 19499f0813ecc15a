import { transactionWithDeadline } from "../../../platform/database/transaction-with-deadline.ts";
import { leaveFiles, removeNoted } from "../../../platform/files/left-files.ts";
import type { RetentionRule } from "../../../platform/retention.ts";

/** Retention of files that no release refers to: an interrupted upload can go on for this long. */
export const unusedFilesKept = 24 * 3_600_000;

/** Removes uploaded files whose release was never published. */
export const removeUnusedFiles: RetentionRule = async (services, now) => {
  const keys = await transactionWithDeadline(services.database, async (transaction) => {
    const removed = await transaction
      .deleteFrom("subAppFiles")
      .where("storedAt", "<=", now - unusedFilesKept)
      .where((is) =>
        is.not(
          is.exists(
            is
              .selectFrom("subAppReleaseFiles as part")
              .select("part.path")
              .whereRef("part.app", "=", "subAppFiles.app")
              .whereRef("part.hash", "=", "subAppFiles.hash"),
          ),
        ),
      )
      .returning("fileKey")
      .execute();
    const unused = removed.map(({ fileKey }) => fileKey);
    await leaveFiles(transaction, unused, now);
    return unused;
  });
  await removeNoted(services, keys);
};
