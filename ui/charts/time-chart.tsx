import {
  type KeyboardEvent,
  type MouseEvent,
  startTransition,
  useCallback,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
} from "react";
import { useWords } from "../controls/use-words.ts";
import { Axes } from "./axes.tsx";
import { useChartGroup } from "./chart-group.tsx";
import { ChartMarks, marksByBucket } from "./chart-marks.tsx";
import { Marks } from "./marks.tsx";
import { endOf, type Plot, PointedMoment, type Selection, timeOf } from "./pointed-moment.tsx";
import { highestOf, ticksOf } from "./scale.ts";
import type { ChartMark, ChartThreshold, TimeSeries } from "./time-series.ts";
import styles from "./charts.module.css";

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
  /** Shown over the axes in place of values. */
  empty?: string | undefined;
}

const margin = { top: 10, right: 12, bottom: 26, left: 58 };
/** Room for the unit above the value axis. */
const unitHeight = 14;
const noMarks: readonly ChartMark[] = [];
/** A pointer that moved less has clicked. */
const dragStart = 5;
const steps = /^(?:Arrow|Page|Home|End)/;

/**
 * A chart over time. Pointer and arrow keys show a bucket's values, a drag or Shift with the arrow keys selects a
 * range; the keys work through an invisible slider over the chart.
 */
export const TimeChart = ({
  label,
  kind,
  chart,
  height = 200,
  threshold,
  marks = noMarks,
  onOpen,
  empty,
}: TimeChartProps) => {
  const words = useWords();
  const id = useId();
  const { moment, onSelect } = useChartGroup();
  const [ref, width] = useWidth();
  /** Where the slider is; the last bucket until it was moved. */
  const [slid, setSlid] = useState<number | null>(null);
  /** The bucket where a selection began, and where it is now. */
  const [selecting, setSelecting] = useState<Selection | null>(null);
  const pressed = useRef<{ index: number; x: number; shown: number | null } | null>(null);
  const dragged = useRef(false);
  const { instants, unit } = chart;
  const buckets = useMemo(() => marksByBucket(instants, marks), [instants, marks]);
  const count = instants.length;
  const last = count - 1;
  const at = Math.min(last, slid ?? last);
  const left = margin.left;
  const highest = Math.max(highestOf(kind, chart), threshold?.value ?? 0);

  const [plot, drawing] = useMemo(() => {
    const [right, bottom] = [width - margin.right, height - margin.bottom];
    const top = margin.top + (unit === undefined ? 0 : unitHeight);
    const ticks = empty === undefined ? ticksOf(highest, { whole: kind === "bars" }) : [0];
    const step = (right - left) / Math.max(1, count);
    const x = (index: number) => left + (index + 0.5) * step;
    const y = (value: number) => bottom - ((bottom - top) * value) / (ticks.at(-1) || 1);
    const drawn = (
      <>
        <Axes chart={chart} {...{ ticks, x, y, left, right, bottom }} />
        <Marks
          kind={kind}
          series={chart.series}
          isUnfinished={chart.isUnfinished}
          {...{ x, y, step }}
        />
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
            y1={top}
            y2={bottom}
          />
        ))}
      </>
    );
    return [{ x, y, step, top, bottom, width, height } satisfies Plot, drawn];
  }, [chart, kind, threshold, buckets, width, height, unit, empty, highest, count, left]);

  const indexAt = (event: MouseEvent<HTMLElement>) => {
    const x = event.clientX - event.currentTarget.getBoundingClientRect().left;
    return Math.min(last, Math.max(0, Math.floor((x - left) / plot.step)));
  };
  const point = (index: number | null) =>
    moment.set(index === null ? null : { at: instants[index] ?? 0, chart: id });
  const openAt = (index: number) => {
    const instant = instants[index];
    if (instant !== undefined) onOpen?.(instant);
  };
  const selection: Selection | null = selecting && [Math.min(...selecting), Math.max(...selecting)];
  const select = () => {
    if (selection) {
      const [from = 0, to = 0] = selection.map((index) => instants[index] ?? 0);
      onSelect?.({ from, to: to + (instants[1] ?? to) - (instants[0] ?? to) });
    }
    setSelecting(null);
    setSlid(null);
    point(null);
  };
  const isSelecting = selecting !== null;
  useEffect(() => {
    if (!isSelecting) return undefined;
    const cancel = (event: Event) => {
      if (!(event instanceof window.KeyboardEvent) || event.key !== "Escape") return;
      // Otherwise it would also undo the range before.
      event.preventDefault();
      pressed.current = null;
      setSelecting(null);
    };
    document.addEventListener("keydown", cancel, true);
    return () => document.removeEventListener("keydown", cancel, true);
  }, [isSelecting]);

  const slide = (event: KeyboardEvent) => {
    if (event.key === "Enter" && selecting) select();
    else if (event.key === "Enter") openAt(at);
    else if (steps.test(event.key) && (!event.shiftKey || !onSelect)) setSelecting(null);
    else if (steps.test(event.key)) setSelecting((now) => now ?? [at, at]);
  };
  const describe = (index: number) =>
    [
      timeOf(chart, index, words.chartUnfinished),
      ...chart.series.map(({ label: name, values }) => {
        const value = values[index] ?? null;
        return `${name}: ${value === null ? "–" : chart.formatValue(value)}`;
      }),
      ...(buckets.get(index) ?? []).map(({ time, title }) => `${time} ${title}`),
    ].join(", ");
  const described = selection
    ? words.chartSelected
        .replace("{from}", chart.formatInstant(instants[selection[0]] ?? 0))
        .replace("{to}", chart.formatInstant(endOf(instants, selection[1])))
    : describe(at);
  const keys = [onOpen && words.chartOpenKey, onSelect && words.chartSelectKey].filter(Boolean);

  return (
    <div ref={ref} className={styles.chart}>
      {/* The marks are outside, so that their clicks and their menus' don't open a bucket. */}
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events -- the slider within has the keys */}
      <div
        className={onOpen ? styles.opens : onSelect ? styles.selects : undefined}
        onPointerMove={(event) => {
          const index = indexAt(event);
          const from = pressed.current;
          point(index);
          // Released elsewhere, or never pressed: a menu took its end.
          if ((event.buttons & 1) === 0) pressed.current = null;
          if (!pressed.current || !from || !onSelect || event.pointerType === "touch") return;
          if (!selecting && Math.abs(event.clientX - from.x) < dragStart) return;
          if (!selecting) event.currentTarget.setPointerCapture(event.pointerId);
          setSelecting([from.index, index]);
        }}
        onPointerDown={(event) => {
          if (event.button !== 0) return;
          const index = indexAt(event);
          const shown = moment.get();
          dragged.current = false;
          pressed.current = {
            index,
            x: event.clientX,
            shown: event.pointerType === "touch" && shown?.at !== instants[index] ? null : index,
          };
          point(index);
        }}
        onPointerUp={() => {
          if (!selecting) return;
          dragged.current = true;
          pressed.current = null;
          select();
        }}
        onPointerCancel={() => {
          pressed.current = null;
          setSelecting(null);
        }}
        // A finger leaves as soon as it's lifted: what it showed stays until the next tap.
        onPointerLeave={({ pointerType }) => {
          if (pointerType !== "touch") point(null);
        }}
        onClick={(event) => {
          const index = indexAt(event);
          const isOpened = pressed.current?.shown === index && !dragged.current;
          pressed.current = null;
          if (isOpened) openAt(index);
        }}
      >
        {width > 0 ? (
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an inline drawing isn't a file for an img
          <svg role="img" aria-label={label} width={width} height={height}>
            {drawing}
          </svg>
        ) : (
          <div style={{ height }} />
        )}
        {empty === undefined ? null : <p className={styles.empty}>{empty}</p>}
        {width > 0 && empty === undefined ? (
          <>
            <input
              className="cs-scrubber"
              type="range"
              min={0}
              max={last}
              value={at}
              aria-label={label}
              aria-valuetext={described}
              aria-describedby={keys.length > 0 ? `${id}-keys` : undefined}
              onKeyDown={slide}
              onChange={({ target }) => {
                const index = target.valueAsNumber;
                setSlid(index);
                point(index);
                setSelecting((now) => now && [now[0], index]);
              }}
              onFocus={() => point(at)}
              onBlur={() => {
                point(null);
                setSelecting(null);
              }}
            />
            {keys.length > 0 ? (
              <span id={`${id}-keys`} hidden>
                {keys.join(" ")}
              </span>
            ) : null}
            <PointedMoment
              id={id}
              moment={moment}
              kind={kind}
              chart={chart}
              plot={plot}
              marksOf={(index) => buckets.get(index) ?? noMarks}
              selection={selection}
              hints={[
                ...(onOpen ? [words.chartOpen] : []),
                ...(onSelect ? [words.chartSelect] : []),
              ]}
            />
          </>
        ) : null}
      </div>
      {width > 0 ? (
        <ChartMarks buckets={buckets} x={plot.x} bottom={plot.bottom} width={width} />
      ) : null}
    </div>
  );
};
