import type { ApiUsagePoint } from "@console-shell/contract/endpoints/application-usage";
import { useFormat, useLocale } from "@console-shell/sdk";
import { useMemo } from "react";
import { useText } from "../messages/index.ts";

interface UsageChartProps {
  series: { bucket: number; points: readonly ApiUsagePoint[] };
}

const hour = 3_600_000;
/** So many labels fit below the bars. */
const labels = 5;

/** Calls over time as bars, each with its figures for the pointer and for those who hear them. */
export const UsageChart = ({ series }: UsageChartProps) => {
  const text = useText();
  const format = useFormat();
  const locale = useLocale();
  const { bucket, points } = series;
  // Days are those of UTC, as the limits of the month are.
  const time = useMemo(
    () =>
      new Intl.DateTimeFormat(
        locale,
        bucket === hour ? { hour: "numeric" } : { month: "short", day: "numeric", timeZone: "UTC" },
      ),
    [locale, bucket],
  );
  const highest = Math.max(1, ...points.map(({ calls }) => calls));
  const every = Math.ceil(points.length / labels);
  const share = (calls: number) => `${(calls / highest) * 100}%`;
  const total = (of: "calls" | "refused" | "errors") =>
    points.reduce((sum, point) => sum + point[of], 0);

  return (
    <figure className="usage-chart">
      <figcaption className="usage-legend">
        <span>
          <span className="usage-swatch usage-answered" />
          {text("usage.answered", { count: total("calls") - total("refused") - total("errors") })}
        </span>
        <span>
          <span className="usage-swatch usage-refused" />
          {text("usage.refusedCount", { count: total("refused") })}
        </span>
        <span>
          <span className="usage-swatch usage-errors" />
          {text("usage.errorsCount", { count: total("errors") })}
        </span>
        <span className="usage-highest">
          {text("usage.highest", { count: highest, bucket: bucket === hour ? "hour" : "day" })}
        </span>
      </figcaption>
      <ol className="usage-bars">
        {points.map(({ at, calls, refused, errors }, index) => {
          const said = text("usage.point", { time: time.format(at), calls, refused, errors });
          return (
            <li key={at} title={said}>
              <span className="usage-bar">
                <span className="usage-errors" style={{ height: share(errors) }} />
                <span className="usage-refused" style={{ height: share(refused) }} />
                <span
                  className="usage-answered"
                  style={{ height: share(calls - refused - errors) }}
                />
              </span>
              <span className="cs-unseen">{said}</span>
              {index % every === 0 ? (
                <span className="usage-time" aria-hidden="true">
                  {time.format(at)}
                </span>
              ) : null}
            </li>
          );
        })}
      </ol>
      <p className="usage-note">
        {text(bucket === hour ? "usage.byHour" : "usage.byDay", {
          count: format.number(total("calls")),
        })}
      </p>
    </figure>
  );
};
