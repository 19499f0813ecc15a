import { clockTicks, labelled } from "./scale.ts";
import type { TimeSeries } from "./time-series.ts";
import styles from "./charts.module.css";

interface AxesProps {
  chart: TimeSeries;
  ticks: readonly number[];
  x: (index: number) => number;
  y: (value: number) => number;
  left: number;
  right: number;
  bottom: number;
}

/**
 * Grid lines with their values, and time labels below. Hidden from screen readers, which use the tooltip and
 * the table.
 */
export const Axes = ({ chart, ticks, x, y, left, right, bottom }: AxesProps) => {
  const { instants, formatTick } = chart;
  const wanted = (right - left) / 70;
  const shown = clockTicks(instants, wanted) ?? labelled(instants.map(formatTick), wanted);
  return (
    <g aria-hidden className={styles.axes}>
      {ticks.map((tick) => (
        <g key={tick}>
          <line x1={left} x2={right} y1={y(tick)} y2={y(tick)} />
          <text x={left - 8} y={y(tick) + 4} textAnchor="end">
            {chart.formatValue(tick)}
          </text>
        </g>
      ))}
      {chart.unit === undefined ? null : (
        <text x={0} y={11}>
          {chart.unit}
        </text>
      )}
      {shown.map((index) => (
        <text
          key={index}
          x={Math.min(x(index), right + 12)}
          y={bottom + 18}
          // The last label would be cut off.
          textAnchor={x(index) > right - 16 ? "end" : "middle"}
        >
          {formatTick(instants[index] ?? 0)}
        </text>
      ))}
    </g>
  );
};
