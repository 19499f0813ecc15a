import type { ApiUsagePoint } from "@console-shell/contract/calls/client-app-usage";
import { useFormat, useLocale } from "@console-shell/sdk";
import { ChartPanel, type ChartSeries } from "@console-shell/ui/charts";
import { useMemo } from "react";
import { useText } from "../messages/index.ts";

interface UsageChartProps {
  /** Undefined while loading. */
  usage: { bucket: number; points: readonly ApiUsagePoint[] } | undefined;
}

const hour = 3_600_000;

/** Formats a bucket's start: days are UTC, like the monthly limits. */
const useInstants = (bucket: number) => {
  const locale = useLocale();
  return useMemo(() => {
    const day = { month: "short", day: "numeric" } as const;
    const clock = { hour: "numeric", minute: "2-digit" } as const;
    const tell = (options: Intl.DateTimeFormatOptions) => {
      const format = new Intl.DateTimeFormat(locale, options);
      return (at: number) => format.format(at);
    };
    return bucket === hour
      ? { formatTick: tell(clock), formatInstant: tell({ ...day, ...clock }) }
      : {
          formatTick: tell({ ...day, timeZone: "UTC" }),
          formatInstant: tell({ ...day, weekday: "short", timeZone: "UTC" }),
        };
  }, [locale, bucket]);
};

/** Calls over time as bars: successful, refused and failed. */
export const UsageChart = ({ usage }: UsageChartProps) => {
  const text = useText();
  const format = useFormat();
  const bucket = usage?.bucket ?? hour;
  const instants = useInstants(bucket);
  const points = usage?.points ?? [];
  const chart = usage && {
    ...instants,
    instants: points.map(({ at }) => at),
    formatValue: (value: number) => format.number(value),
    series: [
      {
        key: "answered",
        tone: "primary",
        label: text("usage.answered"),
        values: points.map(({ calls, refused, errors }) => calls - refused - errors),
      },
      {
        key: "refused",
        tone: "warning",
        label: text("usage.refused"),
        values: points.map(({ refused }) => refused),
      },
      {
        key: "errors",
        tone: "error",
        label: text("usage.errors"),
        values: points.map(({ errors }) => errors),
      },
    ] satisfies ChartSeries[],
  };
  return (
    <ChartPanel
      title={text(bucket === hour ? "usage.byHour" : "usage.byDay")}
      kind="bars"
      chart={chart}
    />
  );
};
