import type { ApiOutput } from "@console-shell/contract";
import { healthRangeNames } from "@console-shell/contract/words/health-ranges";
import { oneOf, useApiQuery, useFormat } from "@console-shell/sdk";
import { LoadFailure, Panel } from "@console-shell/ui";
import { Segmented, Skeleton } from "antd";
import { useSearchParams } from "react-router";
import { useText } from "../messages/index.ts";
import { IncidentTable } from "./incident-table.tsx";
import { useDuration } from "./use-duration.ts";

type History = ApiOutput<"GET /cc-api/health/history">;
type Part = History["parts"][number];
type Bar = Part["bars"][number];

const states = ["ok", "degraded", "down", "unknown"] as const;

/** A part's states over time, as bars. Screen readers get a summary here, and each incident from the table. */
const Bars = ({ part, incidents }: { part: Part; incidents: number }) => {
  const text = useText();
  const { dateTime, percent } = useFormat();
  const duration = useDuration();
  const uptime =
    part.uptime === null
      ? text("health.noUptime")
      : text("health.uptime", { share: percent(Math.floor(part.uptime * 1e5) / 1e5, 3) });
  const name = text(`part.${part.part}`);
  const titleOf = (bar: Bar) =>
    text("health.bar", {
      from: dateTime(bar.from),
      to: dateTime(bar.to),
      times: states
        .filter((state) => bar[state] > 0)
        .map((state) =>
          text("health.barTime", { state: text(`health.${state}`), time: duration(bar[state]) }),
        )
        .join(", "),
    });
  return (
    <li className="console-history-part">
      <span className="console-history-name">{name}</span>
      <span className="console-history-uptime">{uptime}</span>
      <div
        className="console-history-bars"
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- drawn, not a file
        role="img"
        aria-label={text("health.barsOf", { part: name, uptime, count: incidents })}
      >
        {part.bars.map((bar) => (
          <span
            key={bar.from}
            className={`console-history-bar console-history-${bar.state}`}
            title={titleOf(bar)}
          />
        ))}
      </div>
    </li>
  );
};

/** The state of each part over a day, a week or 90 days, and what went wrong. */
export const HealthHistory = () => {
  const text = useText();
  const [parameters, setParameters] = useSearchParams();
  const range = oneOf(healthRangeNames, parameters.get("history") ?? undefined) ?? "24h";
  const { data, error, refetch } = useApiQuery(
    "GET /cc-api/health/history",
    { query: { range } },
    { keepPrevious: true, refetchInterval: 60_000 },
  );
  const incidentsOf = (part: Part["part"]) =>
    data?.incidents.filter((incident) => incident.part === part).length ?? 0;
  const picker = (
    <Segmented
      aria-label={text("health.range")}
      value={range}
      options={healthRangeNames.map((value) => ({ value, label: text(`health.${value}`) }))}
      onChange={(value) => setParameters({ history: value }, { replace: true })}
    />
  );
  return (
    <>
      <Panel title={text("health.history")} extra={picker}>
        {error ? <LoadFailure onRetry={refetch} /> : null}
        {!data && !error ? <Skeleton active paragraph={{ rows: 6 }} /> : null}
        {data ? (
          <>
            <ul className="console-history">
              {data.parts.map((part) => (
                <Bars key={part.part} part={part} incidents={incidentsOf(part.part)} />
              ))}
            </ul>
            <div className="console-history-ends">
              <ul className="console-history-legend">
                {states.map((state) => (
                  <li key={state}>
                    <span className={`console-history-bar console-history-${state}`} />
                    {text(`health.${state}`)}
                  </li>
                ))}
              </ul>
              <span>
                {text(`health.ago.${range}`)} – {text("health.now")}
              </span>
            </div>
          </>
        ) : null}
      </Panel>
      {data ? (
        <Panel title={text("health.incidents")}>
          <IncidentTable incidents={data.incidents} now={data.to} />
        </Panel>
      ) : null}
    </>
  );
};
