import type { AlertMetric } from "@console-shell/contract/words/alerts";
import type { AlertRuleTable } from "#platform/database/tables/alerts.ts";
import { readClocks } from "#platform/database/node-clock.ts";
import type { Services } from "#platform/services.ts";
import { lowestCreditLeft } from "#modules/billing/index.ts";
import { longestWait } from "#modules/catalog/index.ts";
import {
  countFailingWebhooks,
  figuresOf,
  storageHeld,
  sumsOf,
  type UsageSums,
} from "#modules/clients/index.ts";
import { failedMounts } from "#modules/registry/index.ts";

const minute = 60_000;
const hour = 60 * minute;

type Measured = Pick<AlertRuleTable, "metric" | "operation" | "windowMinutes">;
type Needs = Pick<Services, "database" | "files">;

/**
 * A rule's window ending at `now`. Up to an hour it consists of minutes; a longer one of hours, with the first and the
 * last only partly inside.
 */
const windowOf = (minutes: number, now: number) => {
  const [table, unit] =
    minutes * minute <= hour
      ? (["usageMinutes", minute] as const)
      : (["usageHours", hour] as const);
  const to = Math.floor(now / unit) * unit + unit;
  return { table, from: to - minutes * minute, to };
};

/** A rule's metric over its window, or now; null if there is nothing to measure. */
export type Measure = (rule: Measured) => Promise<number | null>;

/** Measures rules at an instant; what several of them need is read once. */
export const createMeasure = ({ database, files }: Needs, now: number): Measure => {
  const read = new Map<string, Promise<unknown>>();
  const once = <Value>(key: string, reading: () => Promise<Value>): Promise<Value> => {
    const value = (read.get(key) as Promise<Value> | undefined) ?? reading();
    read.set(key, value);
    return value;
  };
  const ofCalls =
    (metric: "calls" | "errors" | "errorRate" | "p95") =>
    async ({ windowMinutes, operation }: Measured) => {
      const sums = await once<UsageSums[]>(`${windowMinutes} ${operation ?? ""}`, () =>
        sumsOf(database, windowOf(windowMinutes, now), operation),
      );
      return figuresOf(sums)[metric];
    };
  const metrics: Record<AlertMetric, Measure> = {
    calls: ofCalls("calls"),
    errors: ofCalls("errors"),
    errorRate: ofCalls("errorRate"),
    p95: ofCalls("p95"),
    creditLeft: () => lowestCreditLeft(database),
    queueAge: async () => (await longestWait(database, now)) / minute,
    failingWebhooks: () => countFailingWebhooks(database),
    failingSubApps: ({ windowMinutes }) =>
      failedMounts(database, Math.floor(now / hour) * hour + hour - windowMinutes * minute),
    storage: async () => (await storageHeld(database)).bytes,
    freeSpace: () => files.room(),
    async clockSkew() {
      const clocks = await readClocks(database);
      return clocks.length === 0 ? null : Math.max(...clocks.map(({ skew }) => Math.abs(skew)));
    },
  };
  return (rule) => {
    const { metric, windowMinutes, operation } = rule;
    return once(`${metric} ${windowMinutes} ${operation ?? ""}`, () => metrics[metric](rule));
  };
};
