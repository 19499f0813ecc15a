import type { ChartSeries } from "@console-shell/ui/charts";

/** The dashed line of a compared range; none without its points. */
export const comparedSeries = <Point>(
  points: readonly Point[] | null | undefined,
  label: string | undefined,
  valueOf: (point: Point) => number | null,
): ChartSeries[] =>
  points && label !== undefined
    ? [{ key: "compared", label, tone: "muted", dashed: true, values: points.map(valueOf) }]
    : [];
