import type { Services } from "#platform/services.ts";
import { type MeasuredRule, metrics } from "../metrics.ts";

/** A rule's metric over its window, or now; null if there is nothing to measure. */
export type Measure = (rule: MeasuredRule) => Promise<number | null>;

/** Measures rules at an instant; what several of them need is read once. */
export const createMeasure = (
  { database, files }: Pick<Services, "database" | "files">,
  now: number,
): Measure => {
  const read = new Map<string, Promise<unknown>>();
  const once = <Value>(key: string, reading: () => Promise<Value>): Promise<Value> => {
    const value = (read.get(key) as Promise<Value> | undefined) ?? reading();
    read.set(key, value);
    return value;
  };
  return (rule) => {
    const { metric, windowMinutes, operation } = rule;
    return once(`${metric} ${windowMinutes} ${operation ?? ""}`, () =>
      metrics[metric].measure({ database, files, now, once }, rule),
    );
  };
};
