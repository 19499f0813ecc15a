import { useRef, useState } from "react";
import { PressedPopup } from "../controls/pressed-popup.tsx";
import type { ChartMark } from "./time-series.ts";
import styles from "./charts.module.css";

/** Marks by the index of their bucket; those outside the chart are left out. */
export const marksByBucket = (
  instants: readonly number[],
  marks: readonly ChartMark[],
): Map<number, ChartMark[]> => {
  const [first = 0, second = first + 1] = instants;
  const end = (instants.at(-1) ?? 0) + (second - first);
  const inside = marks.filter(({ at }) => at >= first && at < end);
  return Map.groupBy(
    inside.toSorted((a, b) => a.at - b.at),
    ({ at }) => instants.findLastIndex((instant) => instant <= at),
  );
};

interface ChartMarksProps {
  buckets: ReadonlyMap<number, readonly ChartMark[]>;
  x: (index: number) => number;
  /** Where the plot ends, in pixels from the top. */
  bottom: number;
  /** The chart's width in pixels. */
  width: number;
}

/** A mark's size in pixels, the least that a finger hits. */
const markSize = 24;

/* Buckets too close for a button each share that of the first one. */
const apart = ({
  buckets,
  x,
}: Pick<ChartMarksProps, "buckets" | "x">): [index: number, marks: ChartMark[]][] => {
  const found: [index: number, marks: ChartMark[]][] = [];
  for (const [index, marks] of buckets) {
    const last = found.at(-1);
    if (last && x(index) - x(last[0]) < markSize) last[1].push(...marks);
    else found.push([index, [...marks]]);
  }
  return found;
};

interface MarkProps extends Pick<ChartMarksProps, "bottom" | "width"> {
  marks: readonly ChartMark[];
  left: number;
}

const Mark = ({ marks, left, bottom, width }: MarkProps) => {
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState<boolean>();
  const [isNamed, setNamed] = useState(false);
  const label = marks.map(({ time, title }) => `${time} ${title}`).join(", ");
  return (
    <>
      <button
        ref={button}
        type="button"
        className={`${styles.mark} ${styles[marks[0]?.tone ?? "primary"]}`}
        style={{ left, top: bottom }}
        aria-haspopup="menu"
        aria-expanded={open === true}
        aria-label={label}
        onPointerEnter={() => setNamed(true)}
        onPointerLeave={() => setNamed(false)}
        onFocus={() => setNamed(true)}
        onBlur={() => setNamed(false)}
        onClick={() => setOpen(!open)}
      />
      {isNamed && !open ? (
        <div
          aria-hidden
          className={`cs-chart-tip ${styles.markNames}`}
          style={{
            // Below the axis there may be no room.
            top: bottom - markSize / 2,
            ...(left < width / 2
              ? { left: left - markSize / 2 }
              : { right: width - left - markSize / 2 }),
          }}
        >
          {marks.map(({ key, time, title }) => (
            <div key={key}>
              <span className={styles.markTime}>{time}</span> {title}
            </div>
          ))}
        </div>
      ) : null}
      {open === undefined ? null : (
        <PressedPopup
          at={button}
          open={open}
          onOpenChange={setOpen}
          menu={{
            items: marks.map(({ key, time, title, onOpen }) => ({
              key,
              disabled: !onOpen,
              label: (
                <>
                  <span className={styles.markTime}>{time}</span> {title}
                </>
              ),
            })),
            onClick: ({ key }) => marks.find((mark) => mark.key === key)?.onOpen?.(),
          }}
        />
      )}
    </>
  );
};

/** What happened, as buttons on the time axis; each opens the list of its buckets. */
export const ChartMarks = (props: ChartMarksProps) =>
  apart(props).map(([index, marks]) => (
    <Mark
      key={index}
      marks={marks}
      left={props.x(index)}
      bottom={props.bottom}
      width={props.width}
    />
  ));
