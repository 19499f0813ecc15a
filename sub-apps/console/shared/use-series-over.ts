import type { ChartSeries, TimeSeries } from "@console-shell/ui/charts";
import { useUsageFormat } from "./use-usage-format.ts";

/** The time span of a chart, from the server's response. Times are in milliseconds. */
interface Span {
  from: number;
  to: number;
  bucket: number;
  points: readonly { at: number }[];
}

/** Returns a chart's data from a span and series over its points; undefined without a span. */
export const useSeriesOver = (
  span: Span | undefined,
): ((
  formatValue: (value: number) => string,
  ...series: ChartSeries[]
) => TimeSeries | undefined) => {
  const format = useUsageFormat();
  return (formatValue, ...series) =>
    span && {
      instants: span.points.map(({ at }) => at),
      series,
      formatValue,
      formatTick: (at) => format.tick(at, span.to - span.from),
      formatInstant: (at) => format.instant(at, span.bucket),
    };
};
