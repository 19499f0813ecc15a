import {
  latencyBounds,
  type LatencyColumn,
  latencyColumns,
  type UsageTable,
} from "#platform/database/tables/usage.ts";
import { busyness } from "./rhythm.ts";
import { incidents, type Traffic } from "./traffic.ts";

/** The logistic curve, a close approximation of the normal distribution's. */
const shareBelow = (bound: number, median: number, spread: number): number =>
  1 / (1 + Math.exp((-1.7 * Math.log(bound / median)) / spread));

/** Spreads calls over the latency columns, log-normally around a median in milliseconds. */
const spreadCalls = (
  calls: number,
  median: number,
  random: () => number,
): Record<LatencyColumn, number> => {
  const columns = Object.fromEntries(latencyColumns.map((column) => [column, 0])) as Record<
    LatencyColumn,
    number
  >;
  const spread = 0.55 + random() * 0.15;
  let placed = 0;
  for (const [index, column] of latencyColumns.entries()) {
    const bound = latencyBounds[index];
    const upTo = bound === undefined ? calls : calls * shareBelow(bound, median, spread);
    // Rounding errors carry over to the next column, so that the sum is right.
    columns[column] = Math.max(0, Math.round(upTo) - placed);
    placed += columns[column];
  }
  return columns;
};

const hour = 3_600_000;

/** A whole number near `value`, so that small rates still occur now and then. */
const around = (value: number, random: () => number): number =>
  Math.floor(value * (0.85 + 0.3 * random()) + random());

/** The calls of one operation from `at` for `length` milliseconds, one row per status class. */
export const callsOf = (
  { operation, peak, median, refused }: Traffic,
  { at, length, now, random }: { at: number; length: number; now: number; random: () => number },
): UsageTable[] => {
  const age = (now - at) / hour;
  const incident = incidents.find(({ began, ended }) => age <= began && age > ended);
  const calls = around((peak * busyness(at) * length) / hour, random);
  const failed = Math.min(calls, around(calls * (incident?.failed ?? 0.0004), random));
  const turnedAway = Math.min(calls - failed, around(calls * refused, random));
  const typical = median * (incident?.slower ?? 1) * (0.9 + 0.2 * random() + busyness(at) * 0.25);
  return [
    { statusClass: 2, calls: calls - failed - turnedAway, median: typical },
    { statusClass: 4, calls: turnedAway, median: typical * 0.5 },
    { statusClass: 5, calls: failed, median: typical * 3 },
  ]
    .filter((row) => row.calls > 0)
    .map((row) => ({
      at,
      operation,
      statusClass: row.statusClass,
      calls: row.calls,
      totalMs: Math.round(row.calls * row.median * 1.15),
      ...spreadCalls(row.calls, row.median, random),
    }));
};
