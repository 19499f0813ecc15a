import type { ApiOutput } from "@console-shell/contract";
import { useApiQuery } from "@console-shell/sdk";
import { LoadFailure, type Stat, Stats } from "@console-shell/ui";
import { Skeleton } from "antd";
import type { ComponentProps } from "react";
import { useText } from "../messages/index.ts";
import { Change } from "./change.tsx";
import { useQuietReads } from "./refresh.tsx";
import { useCompare, useCompareName } from "./use-compare.ts";
import { useUsageFormat } from "./use-usage-format.ts";
import type { RangeQuery } from "./use-usage-range.ts";

interface ComparedFigureProps extends Omit<ComponentProps<typeof Change>, "ratio"> {
  current: number | null;
  previous: number | null;
}

/** A figure's change from the compared period, if it had any. */
export const ComparedFigure = ({ current, previous, ...change }: ComparedFigureProps) => {
  const text = useText();
  return current === null || previous === null || previous === 0 ? (
    <span className="console-change">{text("change.unknown")}</span>
  ) : (
    <Change ratio={current / previous - 1} {...change} />
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
  const tiles: {
    key: keyof Figures;
    format: (value: number) => string;
    isBad: boolean;
    also?: (figures: Figures) => string;
  }[] = [
    { key: "calls", format: format.count, isBad: false },
    { key: "refused", format: format.count, isBad: false },
    {
      key: "errorRate",
      format: format.share,
      isBad: true,
      also: ({ errors }) => text("figure.errorCount", { count: errors }),
    },
    {
      key: "p95",
      format: format.latency,
      isBad: true,
      also: ({ p50 }) => text("figure.median", { value: p50 === null ? "–" : format.latency(p50) }),
    },
  ];
  return (
    <Stats
      label={text("figure.calls")}
      items={tiles.map(({ key, format, isBad, also }): Stat => {
        const value = data?.current[key] ?? null;
        const shown = value === null ? "–" : format(value);
        return {
          label: text(`figure.${key}`),
          value: data ? shown : <Skeleton.Input active size="small" />,
          detail: data ? (
            <>
              {compare ? (
                <ComparedFigure
                  current={value}
                  previous={data.previous[key]}
                  isBad={isBad}
                  period={nameOf(compare)}
                />
              ) : null}
              {also ? (
                <span className="console-change">
                  {compare ? " · " : null}
                  {also(data.current)}
                </span>
              ) : null}
            </>
          ) : null,
        };
      })}
    />
  );
};
