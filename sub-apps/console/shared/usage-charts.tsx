import type { ApiOutput } from "@console-shell/contract";
import { useApiQuery } from "@console-shell/sdk";
import { LoadFailure, Panel } from "@console-shell/ui";
import { ChartPanel, type ChartSeries, type TimeSeries } from "@console-shell/ui/charts";
import { useOpenCalls } from "./calls-address.ts";
import { comparedSeries } from "./compared-series.ts";
import { useQuietReads } from "./refresh.tsx";
import { useCompare, useCompareName } from "./use-compare.ts";
import { useMarks } from "./use-marks.ts";
import { useCountUnit, useSeriesOver } from "./use-series-over.ts";
import { useText } from "../messages/index.ts";
import { useUsageFormat } from "./use-usage-format.ts";
import type { RangeQuery } from "./use-usage-range.ts";

type Point = ApiOutput<"GET /cc-api/usage/series">["points"][number];

interface UsageChartsProps {
  range: RangeQuery;
  operation?: string;
}

/** Calls, failures and latency over a range, for everything or one operation. */
export const UsageCharts = ({ range, operation }: UsageChartsProps) => {
  const text = useText();
  const format = useUsageFormat();
  const [compare] = useCompare();
  const { data, error, refetch } = useApiQuery(
    "GET /cc-api/usage/series",
    { query: { ...range, operation, compare } },
    useQuietReads(),
  );
  const chart = useSeriesOver(data);
  const perBucket = useCountUnit()(data?.bucket);
  const counted = (one: TimeSeries | undefined) => one && { ...one, unit: perBucket };
  const marks = useMarks(range);
  const open = useOpenCalls(data?.bucket, { operation });
  const nameOf = useCompareName(range);
  if (error)
    return (
      <Panel>
        <LoadFailure onRetry={refetch} />
      </Panel>
    );
  const series = (key: keyof Omit<Point, "at">, tone: ChartSeries["tone"]): ChartSeries => ({
    key,
    tone,
    label: text(`figure.${key}`),
    values: data?.points.map((point) => point[key]) ?? [],
  });
  const compared = (valueOf: (point: Point) => number | null, name: string) =>
    comparedSeries(
      data?.compared,
      compare && text("compare.line", { figure: name, period: nameOf(compare) }),
      valueOf,
    );
  return (
    <div className="console-charts">
      <div className="console-chart-wide">
        <ChartPanel
          title={text("chart.calls")}
          kind="area"
          summary="total"
          marks={marks}
          onOpen={open()}
          chart={counted(
            chart(
              format.compact,
              series("calls", "primary"),
              ...compared(({ calls }) => calls, text("figure.calls")),
            ),
          )}
        />
      </div>
      <ChartPanel
        title={text("chart.failures")}
        kind="bars"
        marks={marks}
        onOpen={open("failed")}
        chart={counted(
          chart(
            format.compact,
            series("errors", "error"),
            series("refused", "warning"),
            ...compared(({ errors, refused }) => errors + refused, text("figure.failures")),
          ),
        )}
      />
      <ChartPanel
        title={text("chart.latency")}
        kind="line"
        summary="highest"
        marks={marks}
        onOpen={open()}
        chart={chart(
          format.latency,
          series("p95", "primary"),
          series("p50", "second"),
          ...compared(({ p95 }) => p95, text("figure.p95")),
        )}
      />
    </div>
  );
};
