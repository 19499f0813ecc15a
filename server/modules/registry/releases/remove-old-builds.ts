import type { Kysely } from "kysely";
import type { Tables } from "#platform/database/tables/index.ts";
import { inBatches } from "#platform/in-batches.ts";
import { transactionWithDeadline } from "#platform/database/transaction-with-deadline.ts";
import type { RetentionRule } from "#platform/retention.ts";
import { assetsKept } from "../pages/kept-assets.ts";
import { lockSubApp } from "./find-release.ts";

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
