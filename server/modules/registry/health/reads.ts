import type { Health } from "@console-shell/contract/calls/sub-app-health";
import { type Kysely, sql } from "kysely";
import { percentile } from "#platform/database/latency.ts";
import type { Tables } from "#platform/database/tables/index.ts";
import { latencyColumns } from "#platform/database/tables/usage.ts";
import type { Retention } from "#platform/retention.ts";
import { latestOf, titleOf } from "../sub-app/find.ts";

const day = 24 * 3_600_000;
const kept = 30 * day;

/** Retention of counted mounts, and of who tried a release. */
export const healthRetentions: readonly Retention[] = [
  ["subAppMountHours", "at", kept],
  ["subAppReleaseOperators", "triedAt", kept],
];

/** Reads how mounts of these releases ended in the last 24 hours, in whole hours. */
export const healthOf = async (
  database: Kysely<Tables>,
  releaseIds: readonly string[],
  now: number,
): Promise<(releaseId: string) => Health> => {
  const rows =
    releaseIds.length === 0
      ? []
      : await database
          .selectFrom("subAppMountHours")
          .select("releaseId")
          .select(({ fn }) =>
            (["mounts", "failures", ...latencyColumns] as const).map((column) =>
              fn.sum<number>(column).as(column),
            ),
          )
          .where("releaseId", "in", releaseIds)
          .where("at", ">", now - day)
          .groupBy("releaseId")
          .execute();
  const found = new Map(
    rows.map(({ releaseId, mounts, failures, ...histogram }) => [
      releaseId,
      { mounts, failures, p75: percentile(histogram, 0.75) },
    ]),
  );
  return (releaseId) => found.get(releaseId) ?? { mounts: 0, failures: 0, p75: null };
};

const shownDays = 14;

/** Mounts of these sub-apps on each of the last 14 days in UTC, today last. */
export const mountsByDay = async (
  database: Kysely<Tables>,
  apps: readonly string[],
  now: number,
): Promise<(app: string) => number[]> => {
  const first = now - (now % day) - (shownDays - 1) * day;
  const dayOf = sql<number>`hour.at - hour.at % ${sql.lit(day)}`;
  const rows = await database
    .selectFrom("subAppMountHours as hour")
    .innerJoin("subAppReleases as release", "release.id", "hour.releaseId")
    .select(["release.app", dayOf.as("day")])
    .select(({ fn }) => fn.sum<number>("hour.mounts").as("mounts"))
    .where("release.app", "in", apps)
    .where("hour.at", ">=", first)
    .groupBy(["release.app", dayOf])
    .execute();
  const byApp = Map.groupBy(rows, ({ app }) => app);
  return (app) => {
    const counts = Array.from({ length: shownDays }, () => 0);
    // Hours of a node whose clock is ahead are left out.
    for (const { day: at, mounts } of byApp.get(app) ?? []) {
      const index = (at - first) / day;
      if (index < shownDays) counts[index] = mounts;
    }
    return counts;
  };
};

/** Counted mounts since the hour of an instant, by sub-app, where any failed. */
const failedSince = (database: Kysely<Tables>, since: number) =>
  database
    .selectFrom("subAppMountHours as hour")
    .innerJoin("subAppReleases as release", "release.id", "hour.releaseId")
    .where("hour.at", ">=", since)
    .groupBy("release.app")
    .having(({ fn }) => fn.sum("hour.failures"), ">", 0);

/** Names of the sub-apps that have failed in the last 24 hours, in whole hours. */
export const failingNames = (database: Kysely<Tables>, now: number) =>
  failedSince(database, now - day + 1).select("release.app");

/** Sub-apps with failed mounts since the hour of an instant, those with most failures first; at most `limit`. */
export const failingSubApps = async (database: Kysely<Tables>, since: number, limit: number) => {
  const rows = await failedSince(database, since)
    .select(({ fn }) => [
      "release.app as name",
      fn.sum<number>("hour.mounts").as("mounts"),
      fn.sum<number>("hour.failures").as("failures"),
    ])
    .orderBy("failures", "desc")
    .orderBy("name")
    .limit(limit)
    .execute();
  const names = rows.map(({ name }) => name);
  const latest = names.length === 0 ? undefined : await latestOf(database, names);
  return rows.map((row) => ({ ...row, title: titleOf(row.name, latest?.get(row.name)) }));
};

/** Failed mounts as a share of all since the hour of an instant; null if there were none. */
export const failedMounts = async (
  database: Kysely<Tables>,
  since: number,
): Promise<number | null> => {
  const { mounts, failures } = await database
    .selectFrom("subAppMountHours")
    .select(({ fn }) => [
      fn.sum<number | null>("mounts").as("mounts"),
      fn.sum<number | null>("failures").as("failures"),
    ])
    .where("at", ">=", since)
    .executeTakeFirstOrThrow();
  const all = (mounts ?? 0) + (failures ?? 0);
  return all === 0 ? null : (failures ?? 0) / all;
};
