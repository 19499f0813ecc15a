import type { ApiOutput } from "@console-shell/contract";
import { useApiQuery, useFormat } from "@console-shell/sdk";
import { LoadFailure } from "@console-shell/ui";
import { Skeleton } from "antd";
import { useText } from "../messages/index.ts";
import { useQuietReads } from "./refresh.tsx";
import { useCompare, useCompareName } from "./use-compare.ts";
import { useUsageFormat } from "./use-usage-format.ts";
import type { RangeQuery } from "./use-usage-range.ts";
import { ArrowDownOutlined, ArrowUpOutlined } from "@ant-design/icons";

interface ChangeProps {
  current: number | null;
  previous: number | null;
  /** Whether more of it is bad. Not for counts: they also rise and fall with the traffic. */
  isBad: boolean;
  /** The name of the compared period. */
  period: string;
}

/** Smaller changes aren't coloured. */
const notable = 0.05;

const toneOf = (ratio: number, isBad: boolean) => {
  if (!isBad || Math.abs(ratio) < notable) return "same";
  return ratio > 0 ? "worse" : "better";
};

/** A figure's change from the compared period. */
const Change = ({ current, previous, isBad, period }: ChangeProps) => {
  const text = useText();
  const format = useFormat();
  if (current === null || previous === null || previous === 0)
    return <span className="console-change">{text("change.unknown")}</span>;
  const ratio = current / previous - 1;
  const Arrow = ratio > 0 ? ArrowUpOutlined : ArrowDownOutlined;
  return (
    <span className={`console-change console-change-${toneOf(ratio, isBad)}`}>
      {Math.abs(ratio) < 0.005 ? null : <Arrow aria-hidden />} {format.change(ratio)}
      {/* The line above the figures names it for everybody else. */}
      <span className="cs-unseen">{text("change.against", { period })}</span>
    </span>
  );
};

type Figures = ApiOutput<"GET /cc-api/usage/summary">["current"];

interface SummaryProps {
  range: RangeQuery;
  operation?: string;
}

/** The figures of a range, each with its change from the compared range's. */
export const Summary = ({ range, operation }: SummaryProps) => {
  const text = useText();
  const format = useUsageFormat();
  const [compare] = useCompare();
  const nameOf = useCompareName(range);
  const { data, error, refetch } = useApiQuery(
    "GET /cc-api/usage/summary",
    { query: { ...range, operation, compare } },
    useQuietReads(),
  );
  if (error) return <LoadFailure onRetry={refetch} />;
  const tiles: { key: keyof Figures; format: (value: number) => string; isBad: boolean }[] = [
    { key: "calls", format: format.count, isBad: false },
    { key: "refused", format: format.count, isBad: false },
    { key: "errors", format: format.count, isBad: false },
    { key: "errorRate", format: format.share, isBad: true },
    { key: "p50", format: format.latency, isBad: true },
    { key: "p95", format: format.latency, isBad: true },
  ];
  return (
    <dl className="console-tiles">
      {tiles.map(({ key, format, isBad }) => {
        const value = data?.current[key] ?? null;
        return (
          <div key={key} className="console-tile">
            <dt>{text(`figure.${key}`)}</dt>
            <dd>
              {data ? (
                <>
                  <span className="console-tile-value">{value === null ? "–" : format(value)}</span>
                  {compare ? (
                    <Change
                      current={value}
                      previous={data.previous[key]}
                      isBad={isBad}
                      period={nameOf(compare)}
                    />
                  ) : null}
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
