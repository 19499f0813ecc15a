import { LineChartOutlined, TableOutlined } from "@ant-design/icons";
import { Button, Skeleton } from "antd";
import { useState } from "react";
import { Panel } from "../controls/panel.tsx";
import { useWords } from "../controls/use-words.ts";
import { marksByBucket } from "./chart-marks.tsx";
import { ChartTable } from "./chart-table.tsx";
import { linePlaces, Swatch } from "./swatch.tsx";
import { TimeChart, type TimeChartProps } from "./time-chart.tsx";
import type { ChartMark, ChartSeries, ChartThreshold, TimeSeries } from "./time-series.ts";
import styles from "./charts.module.css";

interface ChartPanelProps extends Pick<TimeChartProps, "kind" | "threshold" | "marks" | "onOpen"> {
  title: string;
  /** A summary shown below the title. */
  note?: string | undefined;
  /** Undefined while loading. */
  chart: TimeSeries | undefined;
  /** What the legend says of each series: of bars their total, else their latest value. */
  summary?: "total" | "latest" | "highest";
}

const summaryWords = {
  total: "chartTotal",
  latest: "chartLatest",
  highest: "chartHighest",
} as const;

const summaryOf = ({ values }: ChartSeries, summary: keyof typeof summaryWords): number | null => {
  const known = values.filter((value) => value !== null);
  if (known.length === 0) return null;
  if (summary === "latest") return known.at(-1) ?? null;
  return summary === "total" ? known.reduce((a, b) => a + b, 0) : Math.max(...known);
};

/* With a threshold, a line at zero says something, too. */
const isEmpty = ({ series }: TimeSeries, threshold: ChartThreshold | undefined) =>
  series.every(({ values }) =>
    values.every((value) => value === null || (!threshold && value === 0)),
  );

/* Each kind of mark once, with one of its marks. */
const kindsOf = ({ instants }: TimeSeries, marks: readonly ChartMark[]): ChartMark[] => [
  ...new Map(
    [...marksByBucket(instants, marks).values()]
      .flat()
      .filter(({ kind }) => kind !== undefined)
      .map((mark) => [mark.kind, mark]),
  ).values(),
];

/** A chart with a legend and a table view. */
export const ChartPanel = ({ title, note, chart, summary, ...options }: ChartPanelProps) => {
  const words = useWords();
  const [asTable, setAsTable] = useState(false);
  const empty = chart && isEmpty(chart, options.threshold);
  const shown = summary ?? (options.kind === "bars" ? "total" : "latest");
  const lines = linePlaces(options.kind, chart?.series ?? []);
  const kinds = chart ? kindsOf(chart, options.marks ?? []) : [];
  const toggle = (
    <Button
      type="text"
      size="small"
      className={styles.toggle}
      icon={asTable ? <LineChartOutlined aria-hidden /> : <TableOutlined aria-hidden />}
      aria-label={(asTable ? words.chartAsChart : words.chartAsTable).replace("{title}", title)}
      onClick={() => setAsTable(!asTable)}
    >
      {asTable ? words.chartWord : words.chartTableWord}
    </Button>
  );
  return (
    <Panel title={title} extra={toggle}>
      {note ? <p className={styles.note}>{note}</p> : null}
      {chart ? (
        <ul className={styles.legend}>
          <li className={styles.summary}>{words[summaryWords[shown]]}</li>
          {chart.series.map((one, place) => {
            const value = summaryOf(one, shown);
            return (
              <li key={one.key}>
                <Swatch series={one} line={lines[place]} />
                {one.label}
                <strong>{value === null ? "–" : chart.formatValue(value)}</strong>
              </li>
            );
          })}
          {kinds.map(({ kind, tone }) => (
            <li key={kind}>
              <span aria-hidden className={`${styles.markShape} ${styles[tone ?? "primary"]}`} />
              {kind}
            </li>
          ))}
        </ul>
      ) : null}
      {!chart ? <Skeleton active paragraph={{ rows: 5 }} /> : null}
      {chart && asTable ? (
        <ChartTable
          label={words.chartTable.replace("{title}", title)}
          chart={chart}
          timeLabel={words.chartTime}
          eventsLabel={options.marks?.length ? words.chartEvents : undefined}
          marks={options.marks ?? []}
          onOpen={options.onOpen}
        />
      ) : null}
      {chart && !asTable ? (
        <TimeChart
          label={title}
          chart={chart}
          {...options}
          empty={empty ? words.chartEmpty : undefined}
        />
      ) : null}
    </Panel>
  );
};
