import { useApiQuery, useFormat } from "@console-shell/sdk";
import { LoadFailure, Panel } from "@console-shell/ui";
import { ChartPanel } from "../charts/chart-panel.tsx";
import type { ChartSeries, TimeSeries } from "../charts/time-series.ts";
import { useText } from "../messages/index.ts";
import { useUsageFormat } from "../shared/use-usage-format.ts";
import type { RangeQuery } from "../shared/use-usage-range.ts";

interface Span {
  from: number;
  to: number;
  bucket: number;
  points: readonly { at: number }[];
}

const every = { keepPrevious: true, refetchInterval: 60_000 } as const;

/** What the libraries hold, and what is searched for, over a range. */
export const GrowthCharts = ({ range }: { range: RangeQuery }) => {
  const text = useText();
  const { bytes } = useFormat();
  const format = useUsageFormat();
  const storage = useApiQuery("GET /cc-api/usage/storage", { query: range }, every);
  const searches = useApiQuery("GET /cc-api/usage/searches", { query: range }, every);

  const chart = (
    { from, to, bucket, points }: Span,
    formatValue: (value: number) => string,
    series: readonly ChartSeries[],
  ): TimeSeries => ({
    instants: points.map(({ at }) => at),
    series,
    formatValue,
    formatTick: (at) => format.tick(at, to - from),
    formatInstant: (at) => format.instant(at, bucket),
  });

  return (
    <div className="console-charts">
      {storage.error ? (
        <Panel>
          <LoadFailure onRetry={storage.refetch} />
        </Panel>
      ) : (
        <ChartPanel
          title={text("chart.storage")}
          kind="area"
          chart={
            storage.data &&
            chart(storage.data, bytes, [
              {
                key: "bytes",
                tone: "primary",
                label: text("figure.bytes"),
                values: storage.data.points.map(({ bytes }) => bytes),
              },
            ])
          }
        />
      )}
      {searches.error ? (
        <Panel>
          <LoadFailure onRetry={searches.refetch} />
        </Panel>
      ) : (
        <ChartPanel
          title={text("chart.searches")}
          kind="bars"
          chart={
            searches.data &&
            chart(searches.data, format.compact, [
              {
                key: "faces",
                tone: "primary",
                label: text("figure.faces"),
                values: searches.data.points.map(({ faces }) => faces),
              },
              {
                key: "objects",
                tone: "muted",
                label: text("figure.objects"),
                values: searches.data.points.map(({ objects }) => objects),
              },
            ])
          }
        />
      )}
    </div>
  );
};
