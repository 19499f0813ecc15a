import type { Health } from "@console-shell/contract/calls/sub-app-health";
import type { Kysely } from "kysely";
import { percentile } from "../../../platform/database/latency.ts";
import type { Tables } from "../../../platform/database/tables/index.ts";
import { latencyColumns } from "../../../platform/database/tables/usage.ts";
import type { Retention } from "../../../platform/retention.ts";

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
