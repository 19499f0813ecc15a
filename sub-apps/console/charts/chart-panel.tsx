import { AreaChartOutlined, TableOutlined } from "@ant-design/icons";
import { EmptyState, Panel } from "@console-shell/ui";
import { Button, Skeleton } from "antd";
import { useState } from "react";
import { useText } from "../messages/index.ts";
import { ChartTable } from "./chart-table.tsx";
import { TimeChart } from "./time-chart.tsx";
import type { TimeSeries } from "./time-series.ts";

interface ChartPanelProps {
  title: string;
  kind: "area" | "line" | "bars";
  /** Undefined while it is loaded. */
  chart: TimeSeries | undefined;
}

const isEmpty = ({ series }: TimeSeries) =>
  series.every(({ values }) => values.every((value) => value === null || value === 0));

/** A chart with its legend, which can be read as a table too. */
export const ChartPanel = ({ title, kind, chart }: ChartPanelProps) => {
  const text = useText();
  const [asTable, setAsTable] = useState(false);
  const toggle = (
    <Button
      type="text"
      size="small"
      icon={asTable ? <AreaChartOutlined aria-hidden /> : <TableOutlined aria-hidden />}
      aria-label={text(asTable ? "chart.asChart" : "chart.asTable", { title })}
      title={text(asTable ? "chart.asChart" : "chart.asTable", { title })}
      onClick={() => setAsTable(!asTable)}
    />
  );
  return (
    <Panel title={title} extra={toggle}>
      {chart && chart.series.length > 1 ? (
        <ul className="chart-legend">
          {chart.series.map(({ key, label, tone }) => (
            <li key={key}>
              <span className={`chart-swatch chart-${tone}`} />
              {label}
            </li>
          ))}
        </ul>
      ) : null}
      {!chart ? <Skeleton active paragraph={{ rows: 4 }} /> : null}
      {chart && isEmpty(chart) ? <EmptyState description={text("chart.empty")} /> : null}
      {chart && !isEmpty(chart) && asTable ? (
        <ChartTable
          label={text("chart.table", { title })}
          chart={chart}
          timeLabel={text("chart.time")}
        />
      ) : null}
      {chart && !isEmpty(chart) && !asTable ? (
        <TimeChart label={title} kind={kind} chart={chart} />
      ) : null}
    </Panel>
  );
};
