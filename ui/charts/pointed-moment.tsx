import { useSyncExternalStore } from "react";
import { useWords } from "../controls/use-words.ts";
import type { Moment } from "./chart-group.tsx";
import { linePlaces, Swatch } from "./swatch.tsx";
import type { ChartMark, TimeSeries } from "./time-series.ts";
import styles from "./charts.module.css";

/** Where a chart draws, in pixels. */
export interface Plot {
  x: (index: number) => number;
  y: (value: number) => number;
  step: number;
  top: number;
  bottom: number;
  width: number;
  height: number;
}

/** The first and the last bucket of a drawn range. */
export type Selection = readonly [first: number, last: number];

/** The bucket of an instant; null outside of the chart. */
export const bucketAt = (instants: readonly number[], at: number): number | null => {
  const [first = 0, second = first + 1] = instants;
  const end = (instants.at(-1) ?? 0) + (second - first);
  return at < first || at >= end ? null : instants.findLastIndex((instant) => instant <= at);
};

const day = 24 * 3_600_000;

/** The end of a bucket as people say it: of days, the last one itself. */
export const endOf = (instants: readonly number[], index: number): number => {
  const [first = 0, second = first] = instants;
  const start = instants[index] ?? 0;
  return second - first < day ? start + second - first : start;
};

/** A bucket's time; the one that isn't over says so. */
export const timeOf = (
  { instants, isUnfinished, formatInstant }: TimeSeries,
  index: number,
  unfinished: string,
): string => {
  const time = formatInstant(instants[index] ?? 0);
  return isUnfinished && index === instants.length - 1 ? `${time} (${unfinished})` : time;
};

/** Next to the bucket, or on a narrow chart at its other side. */
const placeOf = (x: number, width: number) => {
  const isLeft = x < width / 2;
  if (width < 600) return isLeft ? { right: 0 } : { left: 0 };
  return isLeft ? { left: x + 12 } : { right: width - x + 12 };
};

interface PointedMomentProps {
  /** The chart's own id. */
  id: string;
  moment: Moment;
  kind: "area" | "line" | "bars";
  chart: TimeSeries;
  plot: Plot;
  marksOf: (index: number) => readonly ChartMark[];
  selection: Selection | null;
  /** What a click and a drag do. */
  hints: readonly string[];
}

/** The values of one bucket, next to it. Screen readers get them from the chart's slider. */
const Tooltip = ({
  kind,
  chart,
  index,
  plot,
  marks,
  hints,
}: Pick<PointedMomentProps, "kind" | "chart" | "plot" | "hints"> & {
  index: number;
  marks: readonly ChartMark[];
}) => {
  const words = useWords();
  const lines = linePlaces(kind, chart.series);
  return (
    <div
      aria-hidden
      className={`cs-chart-tip ${styles.tooltip}`}
      style={placeOf(plot.x(index), plot.width)}
    >
      <div className={styles.tooltipTime}>{timeOf(chart, index, words.chartUnfinished)}</div>
      {chart.series.map((one, place) => {
        const value = one.values[index] ?? null;
        return (
          <div key={one.key} className={styles.tooltipLine}>
            <Swatch series={one} line={lines[place]} />
            {one.label}
            <strong>{value === null ? "–" : chart.formatValue(value)}</strong>
          </div>
        );
      })}
      {marks.map(({ key, time, title }) => (
        <div key={key} className={styles.tooltipMark}>
          {time} {title}
        </div>
      ))}
      {hints.map((hint) => (
        <div key={hint} className={styles.tooltipHint}>
          {hint}
        </div>
      ))}
    </div>
  );
};

/** The moment that is pointed at in any chart of the group, and the range that is being drawn on this one. */
export const PointedMoment = ({
  id,
  moment,
  kind,
  chart,
  plot,
  marksOf,
  selection,
  hints,
}: PointedMomentProps) => {
  const words = useWords();
  const pointed = useSyncExternalStore(moment.subscribe, moment.get);
  const index = pointed && bucketAt(chart.instants, pointed.at);
  if (index === null) return null;
  const { x, y, step, top, bottom, width, height } = plot;
  const [first, last] = selection ?? [index, index];
  const lines = linePlaces(kind, chart.series);
  return (
    <>
      <svg aria-hidden className={styles.pointed} width={width} height={height}>
        {selection ? (
          <rect
            className={styles.selection}
            x={x(first) - step / 2}
            width={(last - first + 1) * step}
            y={top}
            height={bottom - top}
          />
        ) : null}
        <line className={styles.cursor} x1={x(index)} x2={x(index)} y1={top} y2={bottom} />
        {chart.series.map(({ key, tone, values }, place) => {
          const value = values[index] ?? null;
          return lines[place] === undefined || value === null ? null : (
            <g key={key} className={styles[tone]}>
              <circle className={styles.dot} cx={x(index)} cy={y(value)} r={4} />
            </g>
          );
        })}
      </svg>
      {selection ? (
        <div
          aria-hidden
          className={`cs-chart-tip ${styles.tooltip}`}
          style={placeOf(x(index), width)}
        >
          <div className={styles.tooltipTime}>
            {chart.formatInstant(chart.instants[first] ?? 0)} –{" "}
            {chart.formatInstant(endOf(chart.instants, last))}
          </div>
          <div className={styles.tooltipHint}>{words.chartSelecting}</div>
        </div>
      ) : (
        <Tooltip
          kind={kind}
          chart={chart}
          index={index}
          plot={plot}
          marks={marksOf(index)}
          hints={pointed?.chart === id ? hints : []}
        />
      )}
    </>
  );
};
