import { areaPath, linePath, type Place } from "./paths.ts";
import type { ChartSeries } from "./time-series.ts";
import styles from "./charts.module.css";

interface MarksProps {
  kind: "area" | "line" | "bars";
  series: readonly ChartSeries[];
  x: (index: number) => number;
  y: (value: number) => number;
  /** Width of a bucket in pixels. */
  step: number;
}

const placesOf = ({ values }: ChartSeries, { x, y }: Pick<MarksProps, "x" | "y">) =>
  values.map((value, index): Place | null => (value === null ? null : [x(index), y(value)]));

/** Bars stacked on the previous series. */
const Bars = ({ series, x, y, step }: MarksProps) => {
  const width = Math.max(1, step * 0.7);
  return series.map(({ key, tone, values }, level) => (
    <g key={key} className={`${styles.bar} ${styles[tone]}`}>
      {values.map((value, index) => {
        if (!value) return null;
        const below = series
          .slice(0, level)
          .reduce((sum, lower) => sum + (lower.values[index] ?? 0), 0);
        const top = y(below + value);
        // The index is the only identity a bucket has.
        return (
          <rect
            key={x(index)}
            x={x(index) - width / 2}
            y={top}
            width={width}
            height={y(below) - top}
          />
        );
      })}
    </g>
  ));
};

/** The marks of a chart's series. */
export const Marks = (props: MarksProps) => {
  const { kind, series, y } = props;
  const isLine = (one: ChartSeries) => kind !== "bars" || one.dashed === true;
  return (
    <>
      {kind === "bars" ? <Bars {...props} series={series.filter((one) => !one.dashed)} /> : null}
      {series.filter(isLine).map((one) => {
        const places = placesOf(one, props);
        return (
          <g key={one.key} className={styles[one.tone]}>
            {kind === "area" && !one.dashed ? (
              <path className={styles.area} d={areaPath(places, y(0))} />
            ) : null}
            <path className={one.dashed ? styles.dashed : styles.line} d={linePath(places)} />
          </g>
        );
      })}
    </>
  );
};
