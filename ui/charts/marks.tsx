import { areaPath, type Bar, barPath, linePath, lonePlaces, type Place } from "./paths.ts";
import { linePlaces, shapeOf } from "./swatch.tsx";
import type { ChartSeries } from "./time-series.ts";
import styles from "./charts.module.css";

interface MarksProps {
  kind: "area" | "line" | "bars";
  series: readonly ChartSeries[];
  x: (index: number) => number;
  y: (value: number) => number;
  /** Width of a bucket in pixels. */
  step: number;
  isUnfinished?: boolean | undefined;
}

/** Wider bars look like areas. */
const widestBar = 40;
/** About as many of a line's points have its shape. */
const shapesWanted = 10;

const placesOf = ({ values }: ChartSeries, { x, y }: Pick<MarksProps, "x" | "y">) =>
  values.map((value, index): Place | null => (value === null ? null : [x(index), y(value)]));

/** Bars stacked on the previous series, with a gap between them. */
const Bars = ({ series, x, y, step }: MarksProps) => {
  const width = Math.min(widestBar, Math.max(1, step * 0.7));
  return series.map(({ key, tone, values }, level) => {
    const bars = values.flatMap((value, index): Bar | [] => {
      if (!value) return [];
      const below = series
        .slice(0, level)
        .reduce((sum, lower) => sum + (lower.values[index] ?? 0), 0);
      const top = y(below + value);
      const height = y(below) - top;
      return {
        x: x(index) - width / 2,
        y: top,
        width,
        height: below > 0 && height > 2 ? height - 1 : height,
      };
    });
    return <path key={key} className={`${styles.bar} ${styles[tone]}`} d={barPath(bars)} />;
  });
};

/** The shapes along a line that crosses others. */
const Shapes = ({ places, line }: { places: readonly (Place | null)[]; line: number }) => {
  const every = Math.max(1, Math.round(places.length / shapesWanted));
  return places.map((place, index) =>
    place && index % every === Math.floor(every / 2) ? (
      <path
        key={place[0]}
        className={styles.shape}
        transform={`translate(${place[0].toFixed(1)} ${place[1].toFixed(1)})`}
        d={shapeOf(line)}
      />
    ) : null,
  );
};

/** The marks of a chart's series. */
export const Marks = (props: MarksProps) => {
  const { kind, series, y } = props;
  const lines = linePlaces(kind, series);
  return (
    <>
      {kind === "bars" ? <Bars {...props} series={series.filter((one) => !one.dashed)} /> : null}
      {series.map((one, index) => {
        const line = lines[index];
        if (line === undefined && !one.dashed) return null;
        const places = placesOf(one, props);
        const isCut = props.isUnfinished && !one.dashed;
        const known = isCut ? places.slice(0, -1) : places;
        return (
          <g key={one.key} className={styles[one.tone]}>
            {kind === "area" && !one.dashed ? (
              <path className={styles.area} d={areaPath(known, y(0))} />
            ) : null}
            <path className={one.dashed ? styles.dashed : styles.line} d={linePath(known)} />
            {isCut ? <path className={styles.dashed} d={linePath(places.slice(-2))} /> : null}
            {lonePlaces(places).map(([x, top]) => (
              <circle key={x} className={styles.dot} cx={x} cy={top} r={3.5} />
            ))}
            {line ? <Shapes places={places} line={line} /> : null}
          </g>
        );
      })}
    </>
  );
};
