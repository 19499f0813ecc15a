import { useApiQuery, useFormat } from "@console-shell/sdk";
import { LoadFailure, Panel } from "@console-shell/ui";
import { ChartPanel } from "@console-shell/ui/charts";
import { comparedSeries } from "../shared/compared-series.ts";
import { useQuietReads } from "../shared/refresh.tsx";
import { useCompare, useCompareName } from "../shared/use-compare.ts";
import { useMarks } from "../shared/use-marks.ts";
import { useCountUnit, useSeriesOver } from "../shared/use-series-over.ts";
import { useText } from "../messages/index.ts";
import { useUsageFormat } from "../shared/use-usage-format.ts";
import type { RangeQuery } from "../shared/use-usage-range.ts";

/** Library contents and searches over a range. */
export const GrowthCharts = ({ range }: { range: RangeQuery }) => {
  const text = useText();
  const { bytes } = useFormat();
  const format = useUsageFormat();
  const every = useQuietReads();
  const [compare] = useCompare();
  const nameOf = useCompareName(range);
  const marks = useMarks(range);
  const query = { ...range, compare };
  const storage = useApiQuery("GET /cc-api/usage/storage", { query }, every);
  const searches = useApiQuery("GET /cc-api/usage/searches", { query }, every);
  const comparedTo = (figure: string) =>
    compare && text("compare.line", { figure, period: nameOf(compare) });

  const storageChart = useSeriesOver(storage.data);
  const searchChart = useSeriesOver(searches.data);
  const perBucket = useCountUnit()(searches.data?.bucket);

  const searched = searchChart(
    format.compact,
    {
      key: "faces",
      tone: "primary",
      label: text("figure.faces"),
      values: searches.data?.points.map(({ faces }) => faces) ?? [],
    },
    {
      key: "objects",
      tone: "second",
      label: text("figure.objects"),
      values: searches.data?.points.map(({ objects }) => objects) ?? [],
    },
    ...comparedSeries(
      searches.data?.compared,
      comparedTo(text("figure.searches")),
      ({ faces, objects }) => faces + objects,
    ),
  );

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
          marks={marks}
          chart={storageChart(
            bytes,
            {
              key: "bytes",
              tone: "primary",
              label: text("figure.bytes"),
              values: storage.data?.points.map((point) => point.bytes) ?? [],
            },
            ...comparedSeries(
              storage.data?.compared,
              comparedTo(text("figure.bytes")),
              (point) => point.bytes,
            ),
          )}
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
          marks={marks}
          chart={searched && { ...searched, unit: perBucket }}
        />
      )}
    </div>
  );
};
