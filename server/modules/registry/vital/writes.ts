import { shellName } from "@console-shell/contract/words/sub-app-names";
import { type ReportedVital, type Vital, vitals } from "@console-shell/contract/words/vitals";
import type { Kysely } from "kysely";
import { addExcluded } from "#platform/database/add-excluded.ts";
import { emptyHistogram, latencyColumnOf } from "#platform/database/latency.ts";
import type { Tables } from "#platform/database/tables/index.ts";
import type { SubAppVitalDayTable } from "#platform/database/tables/sub-apps.ts";
import { latencyColumns } from "#platform/database/tables/usage.ts";
import { histogram } from "#platform/metrics/registry.ts";

const day = 24 * 3_600_000;

/** A measured value of a release of a sub-app, or of the shell. */
export interface Sample {
  name: string;
  version: string;
  vital: Vital;
  value: number;
}

const labels = ["app", "release", "stage"] as const;
const seconds = 1 / 1_000;

/** Mounts have a metric of their own. */
const metrics = {
  lcp: {
    by: seconds,
    metric: histogram(
      "console_web_vital_lcp_seconds",
      "Largest Contentful Paint of sampled pages, by the app that their address opened.",
      labels,
      [0.5, 1, 1.5, 2, 2.5, 3, 4, 6, 10],
    ),
  },
  inp: {
    by: seconds,
    metric: histogram(
      "console_web_vital_inp_seconds",
      "Interaction to Next Paint of sampled visits.",
      labels,
      [0.025, 0.05, 0.1, 0.15, 0.2, 0.3, 0.5, 1, 2],
    ),
  },
  cls: {
    by: 1,
    metric: histogram(
      "console_web_vital_cls",
      "Cumulative Layout Shift of sampled visits.",
      labels,
      [0.01, 0.025, 0.05, 0.1, 0.15, 0.25, 0.5, 1],
    ),
  },
  longTasks: {
    by: 1,
    metric: histogram(
      "console_web_vital_long_tasks_per_minute",
      "Tasks of more than 50 ms a minute in sampled visits.",
      labels,
      [0, 1, 2, 4, 8, 12, 20, 40],
    ),
  },
} as const satisfies Record<ReportedVital, unknown>;

/** Adds a sample to this process's metrics. */
export const measureVital = (
  of: Record<(typeof labels)[number], string>,
  vital: ReportedVital,
  value: number,
): void => {
  const { metric, by } = metrics[vital];
  metric.observe(of, value * by);
};

/**
 * Whether a version of the shell may be counted: this node's, or one that another node has counted before. Others could
 * be made up, and each would have rows and series of its own.
 */
export const isKnownShell = async (
  database: Kysely<Tables>,
  version: string,
  own: string | undefined,
): Promise<boolean> => {
  if (version === own) return true;
  const row = await database
    .selectFrom("subAppVitalDays")
    .select("version")
    .where("app", "=", shellName)
    .where("version", "=", version)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
};

/** Adds samples to the day's histograms. */
export const countVitals = async (
  transaction: Kysely<Tables>,
  samples: readonly Sample[],
  now: number,
): Promise<void> => {
  if (samples.length === 0) return;
  const rows = new Map<string, SubAppVitalDayTable>();
  for (const { name: app, version, vital, value } of samples) {
    const key = `${app} ${version} ${vital}`;
    const at = now - (now % day);
    const of = { app, version, vital, at, firstAt: now, lastAt: now, ...emptyHistogram };
    const row = rows.get(key) ?? of;
    rows.set(key, row);
    row[latencyColumnOf(value * vitals[vital].scale)] += 1;
  }
  // In one order everywhere: two reports locking the same rows in opposite orders would deadlock.
  const ordered = [...rows].toSorted(([one], [other]) => (one < other ? -1 : 1));
  await transaction
    .insertInto("subAppVitalDays")
    .values(ordered.map(([, row]) => row))
    .onConflict((conflict) =>
      conflict.columns(["app", "version", "vital", "at"]).doUpdateSet({
        ...addExcluded("subAppVitalDays", latencyColumns),
        lastAt: now,
      }),
    )
    .execute();
};
