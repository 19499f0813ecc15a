import { type PointerEvent, useCallback, useState } from "react";
import { Axes } from "./axes.tsx";
import { Marks } from "./marks.tsx";
import { ticksOf } from "./scale.ts";
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
const ChartTooltip = ({ chart, index, x, width }: ChartTooltipProps) => (
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

/** The current width of an element in pixels; attach the ref to the element. */
const useWidth = (): [ref: (element: HTMLElement | null) => (() => void) | void, width: number] => {
  const [width, setWidth] = useState(0);
  const ref = useCallback((element: HTMLElement | null) => {
    if (!element) return undefined;
    const observer = new ResizeObserver(() => setWidth(element.clientWidth));
    observer.observe(element);
    setWidth(element.clientWidth);
    return () => observer.disconnect();
  }, []);
  return [ref, width];
};

interface TimeChartProps {
  /** The chart's accessible name. */
  label: string;
  kind: "area" | "line" | "bars";
  chart: TimeSeries;
  height?: number;
}

const margin = { top: 10, right: 12, bottom: 26, left: 58 };

const highestOf = (
  kind: TimeChartProps["kind"],
  { series, instants, limit }: TimeSeries,
): number => {
  const values = instants.map((_, index) => series.map((one) => one.values[index] ?? 0));
  return Math.max(
    limit?.value ?? 0,
    ...values.map((of) => (kind === "bars" ? of.reduce((a, b) => a + b, 0) : Math.max(...of))),
  );
};

/** The buckets in which something happened. */
const markedOf = ({ instants, marks }: TimeSeries): number[] => [
  ...new Set(marks?.at.map((at) => instants.findLastIndex((start) => start <= at)) ?? []),
];

/**
 * A chart over time. Pointer and arrow keys show a bucket's values; the keys work through an invisible
 * slider over the chart.
 */
export const TimeChart = ({ label, kind, chart, height = 200 }: TimeChartProps) => {
  const [ref, width] = useWidth();
  const [shown, setShown] = useState<number | null>(null);
  const count = chart.instants.length;
  const [left, right, bottom] = [margin.left, width - margin.right, height - margin.bottom];
  const ticks = ticksOf(highestOf(kind, chart), { whole: kind === "bars" });
  const step = (right - left) / Math.max(1, count);
  const x = (index: number) => left + (index + 0.5) * step;
  const y = (value: number) =>
    bottom - ((bottom - margin.top) * Math.max(0, value)) / (ticks.at(-1) ?? 1);
  const marked = markedOf(chart);

  const point = (event: PointerEvent<HTMLElement>) => {
    const at = event.clientX - event.currentTarget.getBoundingClientRect().left;
    setShown(Math.min(count - 1, Math.max(0, Math.floor((at - left) / step))));
  };
  const describe = (index: number) =>
    [
      chart.formatInstant(chart.instants[index] ?? 0),
      ...chart.series.map(({ label, values }) => {
        const value = values[index] ?? null;
        return `${label}: ${value === null ? "–" : chart.formatValue(value)}`;
      }),
      ...(chart.marks && marked.includes(index) ? [chart.marks.label] : []),
    ].join(", ");

  return (
    <div
      ref={ref}
      className={styles.chart}
      onPointerMove={point}
      onPointerDown={point}
      onPointerLeave={() => setShown(null)}
    >
      {width > 0 && count > 0 ? (
        <>
          {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an inline drawing isn't a file for an img */}
          <svg role="img" aria-label={label} width={width} height={height}>
            <Axes chart={chart} {...{ ticks, x, y, left, right, bottom }} />
            {chart.limit ? (
              <line
                className={styles.limit}
                x1={left}
                x2={right}
                y1={y(chart.limit.value)}
                y2={y(chart.limit.value)}
              />
            ) : null}
            {marked.map((index) => (
              <line
                key={index}
                className={styles.mark}
                x1={x(index)}
                x2={x(index)}
                y1={margin.top}
                y2={bottom}
              />
            ))}
            <Marks kind={kind} series={chart.series} {...{ x, y, step }} />
            {shown === null ? null : (
              <line
                className={styles.cursor}
                x1={x(shown)}
                x2={x(shown)}
                y1={margin.top}
                y2={bottom}
              />
            )}
          </svg>
          <input
            className={styles.slider}
            type="range"
            min={0}
            max={count - 1}
            value={shown ?? count - 1}
            aria-label={label}
            aria-valuetext={describe(shown ?? count - 1)}
            onChange={(event) => setShown(event.target.valueAsNumber)}
            onFocus={() => setShown((current) => current ?? count - 1)}
            onBlur={() => setShown(null)}
          />
          {shown === null ? null : (
            <ChartTooltip chart={chart} index={shown} x={x(shown)} width={width} />
          )}
        </>
      ) : (
        <div style={{ height }} />
      )}
    </div>
  );
};
