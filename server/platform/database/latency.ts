import { latencyBounds, type LatencyColumn, latencyColumns } from "./tables/usage.ts";

/** A histogram of nothing. */
export const emptyHistogram = Object.fromEntries(
  latencyColumns.map((column) => [column, 0]),
) as Record<LatencyColumn, number>;

/** The histogram column for a latency in milliseconds. */
export const latencyColumnOf = (milliseconds: number): LatencyColumn => {
  const index = latencyBounds.findIndex((bound) => milliseconds <= bound);
  return latencyColumns[index] ?? "beyond";
};

/**
 * The percentile `share` (0 to 1) of the latencies in milliseconds, interpolated within its column; null without calls.
 * Calls beyond the last bound count as that bound.
 */
export const percentile = (
  histogram: Readonly<Record<LatencyColumn, number>>,
  share: number,
): number | null => {
  const total = latencyColumns.reduce((sum, column) => sum + histogram[column], 0);
  if (total === 0) return null;
  const rank = total * share;
  let seen = 0;
  for (const [index, column] of latencyColumns.entries()) {
    const inColumn = histogram[column];
    const lower = latencyBounds[index - 1] ?? 0;
    const upper = latencyBounds[index] ?? lower;
    if (inColumn > 0 && seen + inColumn >= rank)
      return Math.round((lower + ((upper - lower) * (rank - seen)) / inColumn) * 10) / 10;
    seen += inColumn;
  }
  return latencyBounds.at(-1) ?? null;
};
