import {
  type MouseEvent,
  type PointerEvent,
  startTransition,
  useCallback,
  useId,
  useMemo,
  useRef,
  useState,
} from "react";
import { useWords } from "../controls/use-words.ts";
import { Axes } from "./axes.tsx";
import { ChartMarks, marksByBucket } from "./chart-marks.tsx";
import { Marks } from "./marks.tsx";
import { highestOf, ticksOf } from "./scale.ts";
import type { ChartMark, ChartThreshold, TimeSeries } from "./time-series.ts";
import styles from "./charts.module.css";

interface ChartTooltipProps {
  chart: TimeSeries;
  index: number;
  /** The bucket's position and the chart's width, in pixels. */
  x: number;
  width: number;
  marks: readonly ChartMark[];
  /** What a click does; undefined if nothing. */
  hint: string | undefined;
}

/** Next to the bucket, or on a narrow chart at its other side. */
const placeOf = (x: number, width: number) => {
  const isLeft = x < width / 2;
  if (width < 600) return isLeft ? { right: 0 } : { left: 0 };
  return isLeft ? { left: x + 12 } : { right: width - x + 12 };
};

/** The values of one bucket, next to it. Screen readers get them from the chart's slider. */
const ChartTooltip = ({ chart, index, x, width, marks, hint }: ChartTooltipProps) => (
  <div aria-hidden className={`cs-chart-tip ${styles.tooltip}`} style={placeOf(x, width)}>
    <div>{chart.formatInstant(chart.instants[index] ?? 0)}</div>
    {chart.series.map(({ key, label, tone, values, dashed }) => {
      const value = values[index] ?? null;
      return (
        <div key={key} className={styles.tooltipLine}>
          <span className={`${dashed ? styles.dashedSwatch : styles.swatch} ${styles[tone]}`} />
          {label}
          <strong>{value === null ? "–" : chart.formatValue(value)}</strong>
        </div>
      );
    })}
    {marks.map(({ key, time, title }) => (
      <div key={key} className={styles.tooltipMark}>
        {time} {title}
      </div>
    ))}
    {hint === undefined ? null : <div className={styles.tooltipHint}>{hint}</div>}
  </div>
);

/** The current width of an element in pixels; attach the ref to the element. */
const useWidth = (): [ref: (element: HTMLElement | null) => (() => void) | void, width: number] => {
  const [width, setWidth] = useState(0);
  const ref = useCallback((element: HTMLElement | null) => {
    if (!element) return undefined;
    // It says the width once at first: asking the element would lay out the page for each chart. Charts are drawn in
    // transitions, so the page stays responsive.
    const observer = new ResizeObserver(([entry]) =>
      startTransition(() => setWidth(entry!.contentRect.width)),
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [ref, width];
};

export interface TimeChartProps {
  /** The chart's accessible name. */
  label: string;
  kind: "area" | "line" | "bars";
  chart: TimeSeries;
  height?: number;
  threshold?: ChartThreshold | undefined;
  marks?: readonly ChartMark[] | undefined;
  /** Opens what a bucket consists of, on a click or Enter; a first tap only shows its values. */
  onOpen?: ((at: number) => void) | undefined;
}

const margin = { top: 10, right: 12, bottom: 26, left: 58 };
const noMarks: readonly ChartMark[] = [];

/**
 * A chart over time. Pointer and arrow keys show a bucket's values; the keys work through an invisible
 * slider over the chart.
 */
export const TimeChart = ({
  label,
  kind,
  chart,
  height = 200,
  threshold,
  marks = noMarks,
  onOpen,
}: TimeChartProps) => {
  const words = useWords();
  const hintId = useId();
  const [ref, width] = useWidth();
  const [shown, setShown] = useState<number | null>(null);
  /** The bucket that was shown before the pointer went down. */
  const before = useRef<number | null>(null);
  const buckets = useMemo(() => marksByBucket(chart.instants, marks), [chart.instants, marks]);
  const count = chart.instants.length;
  const [left, right, bottom] = [margin.left, width - margin.right, height - margin.bottom];
  const ticks = ticksOf(Math.max(highestOf(kind, chart), threshold?.value ?? 0), {
    whole: kind === "bars",
  });
  const step = (right - left) / Math.max(1, count);
  const x = (index: number) => left + (index + 0.5) * step;
  const y = (value: number) => bottom - ((bottom - margin.top) * value) / (ticks.at(-1) ?? 1);

  const indexAt = (event: MouseEvent<HTMLElement>) => {
    const at = event.clientX - event.currentTarget.getBoundingClientRect().left;
    return Math.min(count - 1, Math.max(0, Math.floor((at - left) / step)));
  };
  const point = (event: PointerEvent<HTMLElement>) => setShown(indexAt(event));
  const openAt = (index: number) => {
    const at = chart.instants[index];
    if (at !== undefined) onOpen?.(at);
  };
  const describe = (index: number) =>
    [
      chart.formatInstant(chart.instants[index] ?? 0),
      ...chart.series.map(({ label, values }) => {
        const value = values[index] ?? null;
        return `${label}: ${value === null ? "–" : chart.formatValue(value)}`;
      }),
      ...(buckets.get(index) ?? []).map(({ time, title }) => `${time} ${title}`),
    ].join(", ");

  return (
    <div ref={ref} className={styles.chart}>
      {/* The marks are outside, so that their clicks and their menus' don't open a bucket. */}
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events -- the slider within has the keys */}
      <div
        className={onOpen ? styles.opens : undefined}
        onPointerMove={point}
        onPointerDown={(event) => {
          before.current = event.pointerType === "mouse" ? indexAt(event) : shown;
          point(event);
        }}
        onPointerLeave={() => setShown(null)}
        onClick={(event) => {
          const index = indexAt(event);
          if (before.current === index) openAt(index);
          before.current = null;
        }}
      >
        {width > 0 && count > 0 ? (
          <>
            {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an inline drawing isn't a file for an img */}
            <svg role="img" aria-label={label} width={width} height={height}>
              <Axes chart={chart} {...{ ticks, x, y, left, right, bottom }} />
              <Marks kind={kind} series={chart.series} {...{ x, y, step }} />
              {threshold ? (
                <g className={styles.threshold}>
                  <line x1={left} x2={right} y1={y(threshold.value)} y2={y(threshold.value)} />
                  <text x={right} y={y(threshold.value) - 5} textAnchor="end">
                    {threshold.label}
                  </text>
                </g>
              ) : null}
              {[...buckets.keys()].map((index) => (
                <line
                  key={index}
                  className={styles.markLine}
                  x1={x(index)}
                  x2={x(index)}
                  y1={margin.top}
                  y2={bottom}
                />
              ))}
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
              className="cs-scrubber"
              type="range"
              min={0}
              max={count - 1}
              value={shown ?? count - 1}
              aria-label={label}
              aria-valuetext={describe(shown ?? count - 1)}
              aria-describedby={onOpen ? hintId : undefined}
              onKeyDown={(event) => {
                if (event.key === "Enter") openAt(shown ?? count - 1);
              }}
              onChange={(event) => setShown(event.target.valueAsNumber)}
              onFocus={() => setShown((current) => current ?? count - 1)}
              onBlur={() => setShown(null)}
            />
            {onOpen ? (
              <span id={hintId} hidden>
                {words.chartOpenKey}
              </span>
            ) : null}
            {shown === null ? null : (
              <ChartTooltip
                chart={chart}
                index={shown}
                x={x(shown)}
                width={width}
                marks={buckets.get(shown) ?? noMarks}
                hint={onOpen ? words.chartOpen : undefined}
              />
            )}
          </>
        ) : (
          <div style={{ height }} />
        )}
      </div>
      {width > 0 ? <ChartMarks buckets={buckets} x={x} bottom={bottom} /> : null}
    </div>
  );
};
