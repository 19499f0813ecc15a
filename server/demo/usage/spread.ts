import {
  latencyBounds,
  type LatencyColumn,
  latencyColumns,
} from "../../platform/database/tables/usage.ts";

/** The logistic curve, a close approximation of the normal distribution's. */
const shareBelow = (bound: number, median: number, spread: number): number =>
  1 / (1 + Math.exp((-1.7 * Math.log(bound / median)) / spread));

/** Spreads calls over the latency columns, log-normally around a median in milliseconds. */
export const spreadCalls = (
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
