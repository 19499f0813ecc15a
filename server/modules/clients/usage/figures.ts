import type { UsageFigures } from "@console-shell/contract/calls/usage";
import { type LatencyColumn, latencyColumns } from "#platform/database/tables/usage.ts";
import { percentile } from "#platform/database/latency.ts";

/** Summed columns of one status class, as the database returns them. */
export type UsageSums = { statusClass: number; calls: number } & Record<LatencyColumn, number>;

/** The figures of rows that only differ in status class. */
export const figuresOf = (rows: readonly UsageSums[]): UsageFigures => {
  const callsOf = (statusClass: number) =>
    rows.reduce((sum, row) => sum + (row.statusClass === statusClass ? row.calls : 0), 0);
  const calls = rows.reduce((sum, row) => sum + row.calls, 0);
  const errors = callsOf(5);
  const histogram = Object.fromEntries(
    latencyColumns.map((column) => [column, rows.reduce((sum, row) => sum + row[column], 0)]),
  ) as Record<LatencyColumn, number>;
  return {
    calls,
    refused: callsOf(4),
    errors,
    errorRate: calls === 0 ? null : errors / calls,
    p50: percentile(histogram, 0.5),
    p95: percentile(histogram, 0.95),
  };
};
