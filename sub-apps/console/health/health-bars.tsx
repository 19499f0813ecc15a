import type { ApiOutput } from "@console-shell/contract";
import { useFormat } from "@console-shell/sdk";
import { type PointerEvent, useId, useState } from "react";
import { useText } from "../messages/index.ts";
import { useDuration } from "./use-duration.ts";

type Part = ApiOutput<"GET /cc-api/health/history">["parts"][number];
export type HealthBar = Part["bars"][number];

/** The states of a part, in the order of the legend. */
export const historyStates = ["ok", "degraded", "down", "off", "unknown"] as const;

interface HealthBarsProps {
  /** The slider's accessible name. */
  label: string;
  bars: readonly HealthBar[];
  /** How many incidents a bar has. */
  incidentsIn: (bar: HealthBar) => number;
  /** Shows the incidents of a bar that has some. */
  onOpen: (bar: HealthBar) => void;
}

/**
 * A part's states over time, as bars. Pointer and arrow keys show a bar's times, a click or Enter what went wrong; the
 * keys work through an invisible slider over the bars, as in a chart.
 */
export const HealthBars = ({ label, bars, incidentsIn, onOpen }: HealthBarsProps) => {
  const text = useText();
  const { dateTime } = useFormat();
  const duration = useDuration();
  const hintId = useId();
  const [shown, setShown] = useState<number | null>(null);
  const last = bars.length - 1;
  const timesOf = (bar: HealthBar) =>
    historyStates
      .filter((state) => bar[state] > 0)
      .map((state) =>
        text("health.barTime", { state: text(`health.${state}`), time: duration(bar[state]) }),
      );
  const countOf = (bar: HealthBar) => text("health.barIncidents", { count: incidentsIn(bar) });
  const describe = (bar: HealthBar) =>
    text("health.bar", {
      from: dateTime(bar.from),
      to: dateTime(bar.to),
      times: [...timesOf(bar), countOf(bar)].join(", "),
    });
  const open = (index: number) => {
    const bar = bars[index];
    if (bar && incidentsIn(bar) > 0) onOpen(bar);
  };
  const indexAt = ({ currentTarget, clientX }: { currentTarget: Element; clientX: number }) => {
    const { left, width } = currentTarget.getBoundingClientRect();
    return Math.min(last, Math.max(0, Math.floor(((clientX - left) / width) * bars.length)));
  };
  const point = (event: PointerEvent<HTMLElement>) => setShown(indexAt(event));
  const current = shown === null ? undefined : bars[shown];
  const hasIncident = current !== undefined && incidentsIn(current) > 0;
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events -- the slider within has the keys
    <div
      className="console-history-bars"
      data-opens={hasIncident || undefined}
      onPointerMove={point}
      onPointerDown={point}
      onPointerLeave={() => setShown(null)}
      onClick={(event) => open(indexAt(event))}
    >
      {bars.map((bar, index) => (
        <span
          key={bar.from}
          aria-hidden
          className={`console-history-bar console-history-${bar.state}`}
          data-shown={index === shown || undefined}
        />
      ))}
      <input
        className="cs-scrubber"
        type="range"
        min={0}
        max={last}
        value={shown ?? last}
        aria-label={label}
        aria-valuetext={bars[shown ?? last] && describe(bars[shown ?? last]!)}
        aria-describedby={hintId}
        onChange={({ target }) => setShown(target.valueAsNumber)}
        onFocus={() => setShown((before) => before ?? last)}
        onBlur={() => setShown(null)}
        onKeyDown={({ key }) => {
          if (key === "Enter") open(shown ?? last);
        }}
      />
      <span id={hintId} hidden>
        {text("health.barKey")}
      </span>
      {current ? (
        <div
          aria-hidden
          className="cs-chart-tip console-history-tip"
          style={shown! < bars.length / 2 ? { insetInlineStart: 0 } : { insetInlineEnd: 0 }}
        >
          <strong>
            {dateTime(current.from)} – {dateTime(current.to)}
          </strong>
          {timesOf(current).map((line) => (
            <span key={line}>{line}</span>
          ))}
          <span>
            {hasIncident ? `${countOf(current)} · ${text("health.barOpen")}` : countOf(current)}
          </span>
        </div>
      ) : null}
    </div>
  );
};
