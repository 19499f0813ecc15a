import { AreaChartOutlined, TableOutlined } from "@ant-design/icons";
import { Button, Skeleton } from "antd";
import { useState } from "react";
import { EmptyState } from "../controls/empty-state.tsx";
import { Panel } from "../controls/panel.tsx";
import { useWords } from "../controls/use-words.ts";
import { ChartTable } from "./chart-table.tsx";
import { TimeChart } from "./time-chart.tsx";
import type { TimeSeries } from "./time-series.ts";
import styles from "./charts.module.css";

interface ChartPanelProps {
  title: string;
  /** A summary shown below the title. */
  note?: string | undefined;
  kind: "area" | "line" | "bars";
  /** Undefined while loading. */
  chart: TimeSeries | undefined;
}

/* With a limit, a line at zero says something, too. */
const isEmpty = ({ series, limit }: TimeSeries) =>
  series.every(({ values }) => values.every((value) => value === null || (!limit && value === 0)));

/** A chart with a legend and a table view. */
export const ChartPanel = ({ title, note, kind, chart }: ChartPanelProps) => {
  const words = useWords();
  const [asTable, setAsTable] = useState(false);
  const other = (asTable ? words.chartAsChart : words.chartAsTable).replace("{title}", title);
  const toggle = (
    <Button
      type="text"
      size="small"
      icon={asTable ? <AreaChartOutlined aria-hidden /> : <TableOutlined aria-hidden />}
      aria-label={other}
      title={other}
      onClick={() => setAsTable(!asTable)}
    />
  );
  return (
    <Panel title={title} extra={toggle}>
      {note ? <p className={styles.note}>{note}</p> : null}
      {chart && (chart.series.length > 1 || chart.limit) ? (
        <ul className={styles.legend}>
          {chart.series.map(({ key, label, tone }) => (
            <li key={key}>
              <span className={`${styles.swatch} ${styles[tone]}`} />
              {label}
            </li>
          ))}
          {chart.limit ? (
            <li>
              <span className={styles.limitSwatch} />
              {chart.limit.label}
            </li>
          ) : null}
          {chart.marks && chart.marks.at.length > 0 ? (
            <li>
              <span className={styles.markSwatch} />
              {chart.marks.label}
            </li>
          ) : null}
        </ul>
      ) : null}
      {!chart ? <Skeleton active paragraph={{ rows: 4 }} /> : null}
      {chart && isEmpty(chart) ? <EmptyState description={words.chartEmpty} /> : null}
      {chart && !isEmpty(chart) && asTable ? (
        <ChartTable
          label={words.chartTable.replace("{title}", title)}
          chart={chart}
          timeLabel={words.chartTime}
        />
      ) : null}
      {chart && !isEmpty(chart) && !asTable ? (
        <TimeChart label={title} kind={kind} chart={chart} />
      ) : null}
    </Panel>
  );
};
