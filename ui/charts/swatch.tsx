import type { ChartSeries } from "./time-series.ts";
import styles from "./charts.module.css";

/** Tells lines apart without their colours; the first has none. */
const shapes = ["", "M-3.5-3.5h7v7h-7z", "M0-4.5 4.5 3.5h-9z", "M0-5 5 0 0 5-5 0z"] as const;

/** A line's shape by its place among the undashed lines. */
export const shapeOf = (place: number): string => shapes[place % shapes.length] ?? "";

interface SwatchProps {
  series: ChartSeries;
  /** Undashed lines have shapes, by their place among them; undefined for bars. */
  line: number | undefined;
}

/** A series' colour with its dash or shape, for the legend and the tooltip. */
export const Swatch = ({ series: { tone, dashed }, line }: SwatchProps) => (
  <svg aria-hidden className={`${styles.swatch} ${styles[tone]}`} width="18" height="12">
    {dashed || line !== undefined ? (
      <>
        <path className={dashed ? styles.dashed : styles.line} d="M1 6h16" />
        {line === undefined || dashed ? null : (
          <path className={styles.shape} transform="translate(9 6)" d={shapeOf(line)} />
        )}
      </>
    ) : (
      <rect className={styles.bar} x="4" y="1" width="10" height="10" rx="2" />
    )}
  </svg>
);

/** The place of each undashed line of a chart; undefined for bars and dashed lines. */
export const linePlaces = (
  kind: "area" | "line" | "bars",
  series: readonly ChartSeries[],
): (number | undefined)[] => {
  let place = 0;
  return series.map(({ dashed }) => (kind === "bars" || dashed ? undefined : place++));
};
