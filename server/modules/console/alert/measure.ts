import type { AlertRuleTable } from "../../../platform/database/tables/usage.ts";
import type { Services } from "../../../platform/services.ts";
import { figuresOf, type UsageSums, sumsOf } from "../../clients/index.ts";

const minute = 60_000;
const hour = 60 * minute;

type Measured = Pick<AlertRuleTable, "metric" | "operation" | "windowMinutes">;

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

/** A rule's metric over its window; null if there were no calls to measure. */
export type Measure = (rule: Measured) => Promise<number | null>;

/** Measures rules at an instant; shared data is read once. */
export const createMeasure = ({ database }: Pick<Services, "database">, now: number): Measure => {
  const read = new Map<string, Promise<UsageSums[]>>();
  return async ({ windowMinutes, operation, metric }) => {
    const key = `${windowMinutes} ${operation ?? ""}`;
    const sums = read.get(key) ?? sumsOf(database, windowOf(windowMinutes, now), operation);
    read.set(key, sums);
    return figuresOf(await sums)[metric];
  };
};
