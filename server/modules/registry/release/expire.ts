import { lockFreeRows } from "#platform/database/dialect/lock-rows.ts";
import { inBatches } from "#platform/in-batches.ts";
import { transactionWithDeadline } from "#platform/database/transaction-with-deadline.ts";
import { leaveFiles, removeNoted } from "#platform/files/left-files.ts";
import type { RetentionRule } from "#platform/retention.ts";
import type { Kysely } from "kysely";
import type { Tables } from "#platform/database/tables/index.ts";
import { assetsKept } from "../pages/kept-assets.ts";
import { lockSubApp } from "../sub-app/find.ts";

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

/** Releases of one transaction; each has some hundred files. */
const atOnce = 20;

const unusedBuilds = (database: Kysely<Tables>, now: number) =>
  database
    .selectFrom("subAppReleases as release")
    .select(["release.id", "release.app"])
    .where("release.lastBuiltAt", "<=", now - assetsKept)
    .where("release.publishedBy", "is", null)
    .where((is) =>
      is.not(
        is.or([
          is.exists(
            is
              .selectFrom("subAppStages as stage")
              .select("stage.app")
              .where((of) =>
                of(of.ref("release.id"), "in", [
                  of.ref("stage.releaseId"),
                  of.ref("stage.previousId"),
                ]),
              ),
          ),
          is.exists(
            is
              .selectFrom("subAppPins as pin")
              .select("pin.id")
              .whereRef("pin.releaseId", "=", "release.id"),
          ),
          // The history keeps the releases that it names.
          is.exists(
            is
              .selectFrom("subAppStageChanges as change")
              .select("change.id")
              .where((of) =>
                of(of.ref("release.id"), "in", [
                  of.ref("change.beforeId"),
                  of.ref("change.afterId"),
                ]),
              ),
          ),
        ]),
      ),
    )
    .orderBy("release.app")
    .limit(atOnce)
    .execute();

/** Removes the console's own builds that no node has had for as long as assets are kept, and that nothing refers to. */
export const removeOldBuilds: RetentionRule = (services, now) =>
  inBatches(
    async () => {
      const { database } = services;
      const found = await unusedBuilds(database, now);
      if (found.length === 0) return 0;
      await transactionWithDeadline(database, async (transaction) => {
        // Nobody promotes or pins one of them now.
        for (const app of new Set(found.map((one) => one.app)))
          await lockSubApp(services, transaction, app);
        const ids = (await unusedBuilds(transaction, now)).map(({ id }) => id);
        if (ids.length === 0) return;
        for (const table of [
          "subAppReleaseFiles",
          "subAppMountHours",
          "subAppReleaseOperators",
        ] as const)
          await transaction.deleteFrom(table).where("releaseId", "in", ids).execute();
        await transaction.deleteFrom("subAppReleases").where("id", "in", ids).execute();
      });
      return found.length;
    },
    { atOnce },
  );
