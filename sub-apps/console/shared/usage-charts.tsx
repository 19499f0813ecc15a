import type { ApiOutput } from "@console-shell/contract";
import { useApiQuery } from "@console-shell/sdk";
import { LoadFailure, Panel } from "@console-shell/ui";
import { ChartPanel, type ChartSeries } from "@console-shell/ui/charts";
import { useSeriesOver } from "./use-series-over.ts";
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
  const { data, error, refetch } = useApiQuery(
    "GET /cc-api/usage/series",
    { query: { ...range, operation } },
    { keepPrevious: true, refetchInterval: 30_000 },
  );
  const chart = useSeriesOver(data);
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
  return (
    <div className="console-charts">
      <div className="console-chart-wide">
        <ChartPanel
          title={text("chart.calls")}
          kind="area"
          chart={chart(format.compact, series("calls", "primary"))}
        />
      </div>
      <ChartPanel
        title={text("chart.failures")}
        kind="bars"
        chart={chart(format.compact, series("errors", "error"), series("refused", "warning"))}
      />
      <ChartPanel
        title={text("chart.latency")}
        kind="line"
        chart={chart(format.latency, series("p95", "primary"), series("p50", "muted"))}
      />
    </div>
  );
};
