import type { ChartSeries, TimeSeries } from "@console-shell/ui/charts";
import { useUsageFormat } from "./use-usage-format.ts";

/** What a chart is drawn over, as the server answers it. Times in milliseconds. */
interface Span {
  from: number;
  to: number;
  bucket: number;
  points: readonly { at: number }[];
}

/** Answers a chart's data from a span and series over its points; undefined while there is no span. */
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
