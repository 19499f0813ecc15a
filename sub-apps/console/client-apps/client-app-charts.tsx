import type { ApiOutput } from "@console-shell/contract";
import { ChartPanel, type ChartSeries } from "@console-shell/ui/charts";
import { useSeriesOver } from "../shared/use-series-over.ts";
import { useText } from "../messages/index.ts";
import { useUsageFormat } from "../shared/use-usage-format.ts";

type Usage = ApiOutput<"GET /cc-api/usage/client-app/:id">;
type Point = Usage["points"][number];

/** Calls, failures and latency of a client app over time; undefined while loading. */
export const ClientAppCharts = ({ usage }: { usage: Usage | undefined }) => {
  const text = useText();
  const format = useUsageFormat();
  const series = (key: keyof Omit<Point, "at">, tone: ChartSeries["tone"]): ChartSeries => ({
    key,
    tone,
    label: text(`figure.${key}`),
    values: usage?.points.map((point) => point[key]) ?? [],
  });
  const chart = useSeriesOver(usage);
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
        chart={chart(format.latency, series("mean", "primary"))}
      />
    </div>
  );
};
