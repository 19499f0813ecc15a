import type { TimeSeries } from "./time-series.ts";
import styles from "./charts.module.css";

interface ChartTooltipProps {
  chart: TimeSeries;
  index: number;
  /** The bucket's position and the chart's width, in pixels. */
  x: number;
  width: number;
}

/** The values of one bucket, next to it. Screen readers get them from the chart's slider. */
export const ChartTooltip = ({ chart, index, x, width }: ChartTooltipProps) => (
  <div
    aria-hidden
    className={styles.tooltip}
    style={x < width / 2 ? { left: x + 12 } : { right: width - x + 12 }}
  >
    <div>{chart.formatInstant(chart.instants[index] ?? 0)}</div>
    {chart.series.map(({ key, label, tone, values }) => {
      const value = values[index] ?? null;
      return (
        <div key={key} className={styles.tooltipLine}>
          <span className={`${styles.swatch} ${styles[tone]}`} />
          {label}
          <strong>{value === null ? "–" : chart.formatValue(value)}</strong>
        </div>
      );
    })}
  </div>
);
