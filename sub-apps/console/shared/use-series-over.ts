import type { ChartSeries, TimeSeries } from "@console-shell/ui/charts";
import { useText } from "../messages/index.ts";
import { useUsageFormat } from "./use-usage-format.ts";

/** The time span of a chart, from the server's response. Times are in milliseconds. */
interface Span {
  from: number;
  to: number;
  bucket: number;
  points: readonly { at: number }[];
}

const minute = 60_000;
const units = [
  [24 * 60 * minute, "unit.perDay"],
  [6 * 60 * minute, "unit.perSixHours"],
  [60 * minute, "unit.perHour"],
  [5 * minute, "unit.perFiveMinutes"],
] as const;

/** Returns what a chart of counts counts: the number in each of its buckets. */
export const useCountUnit = (): ((bucket: number | undefined) => string) => {
  const text = useText();
  return (bucket = minute) =>
    text(units.find(([length]) => bucket >= length)?.[1] ?? "unit.perMinute");
};

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
      isUnfinished: (span.points.at(-1)?.at ?? 0) + span.bucket > Date.now(),
      series,
      formatValue,
      formatTick: (at) => format.tick(at, span.to - span.from),
      formatInstant: (at) => format.instant(at, span.bucket),
    };
};
