import type { ApiOutput } from "@console-shell/contract";
import { useApiQuery } from "@console-shell/sdk";
import { LoadFailure } from "@console-shell/ui";
import { Skeleton } from "antd";
import { useText } from "../messages/index.ts";
import { Change } from "./change.tsx";
import { useUsageFormat } from "./use-usage-format.ts";
import type { RangeQuery } from "./use-usage-range.ts";

type Figures = ApiOutput<"GET /cc-api/usage/summary">["current"];

interface SummaryProps {
  range: RangeQuery;
  operation?: string;
}

/** The figures of a range, each next to the previous range's. */
export const Summary = ({ range, operation }: SummaryProps) => {
  const text = useText();
  const format = useUsageFormat();
  const { data, error, refetch } = useApiQuery(
    "GET /cc-api/usage/summary",
    { query: { ...range, operation } },
    { keepPrevious: true, refetchInterval: 30_000 },
  );
  if (error) return <LoadFailure onRetry={refetch} />;
  const tiles: { key: keyof Figures; format: (value: number) => string; worse: "up" | "none" }[] = [
    { key: "calls", format: format.count, worse: "none" },
    { key: "refused", format: format.count, worse: "up" },
    { key: "errors", format: format.count, worse: "up" },
    { key: "errorRate", format: format.share, worse: "up" },
    { key: "p50", format: format.latency, worse: "up" },
    { key: "p95", format: format.latency, worse: "up" },
  ];
  return (
    <dl className="console-tiles">
      {tiles.map(({ key, format, worse }) => {
        const value = data?.current[key] ?? null;
        return (
          <div key={key} className="console-tile">
            <dt>{text(`figure.${key}`)}</dt>
            <dd>
              {data ? (
                <>
                  <span className="console-tile-value">{value === null ? "–" : format(value)}</span>
                  <Change current={value} previous={data.previous[key]} worse={worse} />
                </>
              ) : (
                <Skeleton.Input active size="small" />
              )}
            </dd>
          </div>
        );
      })}
    </dl>
  );
};
