import { AreaChartOutlined, TableOutlined } from "@ant-design/icons";
import { Button, Skeleton } from "antd";
import { useState } from "react";
import { EmptyState } from "../controls/empty-state.tsx";
import { Panel } from "../controls/panel.tsx";
import { useWords } from "../controls/use-words.ts";
import { ChartTable } from "./chart-table.tsx";
import { TimeChart, type TimeChartProps } from "./time-chart.tsx";
import type { ChartThreshold, TimeSeries } from "./time-series.ts";
import styles from "./charts.module.css";

interface ChartPanelProps extends Pick<TimeChartProps, "kind" | "threshold" | "marks" | "onOpen"> {
  title: string;
  /** A summary shown below the title. */
  note?: string | undefined;
  /** Undefined while loading. */
  chart: TimeSeries | undefined;
}

/* With a threshold, a line at zero says something, too. */
const isEmpty = ({ series }: TimeSeries, threshold: ChartThreshold | undefined) =>
  series.every(({ values }) =>
    values.every((value) => value === null || (!threshold && value === 0)),
  );

/** A chart with a legend and a table view. */
export const ChartPanel = ({ title, note, chart, ...options }: ChartPanelProps) => {
  const words = useWords();
  const [asTable, setAsTable] = useState(false);
  const empty = chart && isEmpty(chart, options.threshold);
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
      {chart ? (
        <ul className={styles.legend}>
          {chart.series.map(({ key, label, tone, dashed }) => (
            <li key={key}>
              <span className={`${dashed ? styles.dashedSwatch : styles.swatch} ${styles[tone]}`} />
              {label}
            </li>
          ))}
        </ul>
      ) : null}
      {!chart ? <Skeleton active paragraph={{ rows: 4 }} /> : null}
      {empty ? <EmptyState description={words.chartEmpty} /> : null}
      {chart && !empty && asTable ? (
        <ChartTable
          label={words.chartTable.replace("{title}", title)}
          chart={chart}
          timeLabel={words.chartTime}
          onOpen={options.onOpen}
        />
      ) : null}
      {chart && !empty && !asTable ? <TimeChart label={title} chart={chart} {...options} /> : null}
    </Panel>
  );
};
