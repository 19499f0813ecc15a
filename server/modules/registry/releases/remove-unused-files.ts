import { lockFreeRows } from "#platform/database/dialect/lock-rows.ts";
import { inBatches } from "#platform/in-batches.ts";
import { transactionWithDeadline } from "#platform/database/transaction-with-deadline.ts";
import { leaveFiles, removeNoted } from "#platform/files/left-files.ts";
import type { RetentionRule } from "#platform/retention.ts";

/** Retention of files that no release refers to: an interrupted upload can go on for this long. */
export const unusedFilesKept = 24 * 3_600_000;

/** Removes uploaded files whose release was never published. */
export const removeUnusedFiles: RetentionRule = (services, now) =>
  inBatches(async (atOnce) => {
    const keys = await transactionWithDeadline(services.database, async (transaction) => {
      // Files of a release that is being published are locked.
      const unused = await transaction
        .selectFrom("subAppFiles")
        .select(["app", "hash", "fileKey"])
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
        .limit(atOnce)
        .$call(lockFreeRows(services))
        .execute();
      for (const { app, hash } of unused)
        await transaction
          .deleteFrom("subAppFiles")
          .where("app", "=", app)
          .where("hash", "=", hash)
          .execute();
      const fileKeys = unused.map(({ fileKey }) => fileKey);
      await leaveFiles(transaction, fileKeys, now);
      return fileKeys;
    });
    await removeNoted(services, keys);
    return keys.length;
  });
