import { useApiQuery, useFormat } from "@console-shell/sdk";
import { LoadFailure, Panel } from "@console-shell/ui";
import { ChartPanel } from "@console-shell/ui/charts";
import { useQuietReads } from "../shared/refresh.tsx";
import { useSeriesOver } from "../shared/use-series-over.ts";
import { useText } from "../messages/index.ts";
import { useUsageFormat } from "../shared/use-usage-format.ts";
import type { RangeQuery } from "../shared/use-usage-range.ts";

/** Library contents and searches over a range. */
export const GrowthCharts = ({ range }: { range: RangeQuery }) => {
  const text = useText();
  const { bytes } = useFormat();
  const format = useUsageFormat();
  const every = useQuietReads();
  const storage = useApiQuery("GET /cc-api/usage/storage", { query: range }, every);
  const searches = useApiQuery("GET /cc-api/usage/searches", { query: range }, every);

  const storageChart = useSeriesOver(storage.data);
  const searchChart = useSeriesOver(searches.data);

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
          chart={storageChart(bytes, {
            key: "bytes",
            tone: "primary",
            label: text("figure.bytes"),
            values: storage.data?.points.map((point) => point.bytes) ?? [],
          })}
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
          chart={searchChart(
            format.compact,
            {
              key: "faces",
              tone: "primary",
              label: text("figure.faces"),
              values: searches.data?.points.map(({ faces }) => faces) ?? [],
            },
            {
              key: "objects",
              tone: "muted",
              label: text("figure.objects"),
              values: searches.data?.points.map(({ objects }) => objects) ?? [],
            },
          )}
        />
      )}
    </div>
  );
};
