import type { ApiOutput } from "@console-shell/contract";
import {
  ChartPanel,
  type ChartMark,
  type ChartSeries,
  type TimeSeries,
} from "@console-shell/ui/charts";
import { useOpenCalls } from "../shared/calls-address.ts";
import { comparedSeries } from "../shared/compared-series.ts";
import { useCountUnit, useSeriesOver } from "../shared/use-series-over.ts";
import { useText } from "../messages/index.ts";
import { useUsageFormat } from "../shared/use-usage-format.ts";

type Usage = ApiOutput<"GET /cc-api/usage/client-app/:id">;
type Point = Usage["points"][number];

interface ClientAppChartsProps {
  /** Undefined while loading. */
  usage: Usage | undefined;
  /** What they're compared with; undefined if nothing. */
  period: string | undefined;
  marks: readonly ChartMark[] | undefined;
}

/** Calls, failures and latency of a client app over time. */
export const ClientAppCharts = ({ usage, period, marks }: ClientAppChartsProps) => {
  const text = useText();
  const format = useUsageFormat();
  const series = (key: keyof Omit<Point, "at">, tone: ChartSeries["tone"]): ChartSeries => ({
    key,
    tone,
    label: text(`figure.${key}`),
    values: usage?.points.map((point) => point[key]) ?? [],
  });
  const chart = useSeriesOver(usage);
  const perBucket = useCountUnit()(usage?.bucket);
  const counted = (one: TimeSeries | undefined) => one && { ...one, unit: perBucket };
  const open = useOpenCalls(usage?.bucket, { clientApp: usage?.id });
  const compared = (figure: string, valueOf: (point: Point) => number | null) =>
    comparedSeries(
      usage?.compared,
      period === undefined ? undefined : text("compare.line", { figure, period }),
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
              ...compared(text("figure.calls"), ({ calls }) => calls),
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
            ...compared(text("figure.failures"), ({ errors, refused }) => errors + refused),
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
          series("mean", "primary"),
          ...compared(text("figure.mean"), ({ mean }) => mean),
        )}
      />
    </div>
  );
};
