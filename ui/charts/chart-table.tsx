import { Button } from "antd";
import { ScrollTable } from "../table/scroll-table.tsx";
import { marksByBucket } from "./chart-marks.tsx";
import type { ChartMark, TimeSeries } from "./time-series.ts";
import styles from "./charts.module.css";

interface ChartTableProps {
  /** The table's accessible name. */
  label: string;
  chart: TimeSeries;
  /** Header of the time column. */
  timeLabel: string;
  /** Header of the column of events; undefined without events. */
  eventsLabel: string | undefined;
  marks: readonly ChartMark[];
  onOpen?: ((at: number) => void) | undefined;
}

/** A bucket: its start and its index in each series. */
interface Row {
  at: number;
  index: number;
}

/** A chart's values as a table, newest first. */
export const ChartTable = ({
  label,
  chart,
  timeLabel,
  eventsLabel,
  marks,
  onOpen,
}: ChartTableProps) => {
  const buckets = marksByBucket(chart.instants, marks);
  return (
    <ScrollTable<Row>
      label={label}
      size="small"
      rowKey="at"
      dataSource={chart.instants.map((at, index) => ({ at, index })).toReversed()}
      columns={[
        {
          key: "at",
          title: timeLabel,
          rowScope: "row" as const,
          render: (_value: unknown, { at }) =>
            onOpen ? (
              <Button
                type="link"
                size="small"
                className={styles.rowLink}
                onClick={() => onOpen(at)}
              >
                {chart.formatInstant(at)}
              </Button>
            ) : (
              chart.formatInstant(at)
            ),
        },
        ...chart.series.map(({ key, label, values }) => ({
          key,
          title: label,
          align: "end" as const,
          render: (_value: unknown, { index }: Row) => {
            const value = values[index] ?? null;
            return value === null ? "–" : chart.formatValue(value);
          },
        })),
        ...(eventsLabel === undefined
          ? []
          : [
              {
                key: "events",
                title: eventsLabel,
                render: (_value: unknown, { index }: Row) =>
                  buckets
                    .get(index)
                    ?.map(({ time, title }) => `${time} ${title}`)
                    .join(", ") ?? "–",
              },
            ]),
      ]}
      pagination={{ pageSize: 8, size: "small", hideOnSinglePage: true, showSizeChanger: false }}
    />
  );
};
