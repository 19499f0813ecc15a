import type { ApiOutput } from "@console-shell/contract";
import { healthRangeNames } from "@console-shell/contract/words/health-ranges";
import { useFormat } from "@console-shell/sdk";
import { LoadFailure, Panel } from "@console-shell/ui";
import { Button, Segmented, Skeleton } from "antd";
import { useRef } from "react";
import { useSearchParams } from "react-router";
import { useText } from "../messages/index.ts";
import { useUsageFormat } from "../shared/use-usage-format.ts";
import { type HealthBar, HealthBars, historyStates } from "./health-bars.tsx";
import { IncidentTable } from "./incident-table.tsx";
import { useHistory } from "./use-history.ts";

type History = ApiOutput<"GET /cc-api/health/history">;
type Part = History["parts"][number];
type Incident = History["incidents"][number];

const isWithin = ({ from, to }: Incident, bar: Pick<HealthBar, "from" | "to">) =>
  from < bar.to && (to === null || to > bar.from);

interface PartHistoryProps {
  part: Part;
  /** The part's incidents. */
  incidents: readonly Incident[];
  onOpen: (bar: HealthBar) => void;
}

/** A part's name, uptime and bars. */
const PartHistory = ({ part, incidents, onOpen }: PartHistoryProps) => {
  const text = useText();
  const { percent } = useFormat();
  const uptime =
    part.uptime === null
      ? text(part.bars.at(-1)?.state === "off" ? "health.off" : "health.noUptime")
      : text("health.uptime", { share: percent(Math.floor(part.uptime * 1e5) / 1e5, 3) });
  const name = text(`part.${part.part}`);
  return (
    <li className="console-history-part">
      <span className="console-history-name">{name}</span>
      <span className="console-history-uptime">{uptime}</span>
      <HealthBars
        label={text("health.barsOf", { part: name, uptime, count: incidents.length })}
        bars={part.bars}
        incidentsIn={(bar) => incidents.filter((one) => isWithin(one, bar)).length}
        onOpen={onOpen}
      />
    </li>
  );
};

/** The state of each part over a day, a week or 90 days, and what went wrong: all, or in the bar that was opened. */
export const HealthHistory = () => {
  const text = useText();
  const [parameters, setParameters] = useSearchParams();
  const { tick } = useUsageFormat();
  const { range, history } = useHistory();
  const { data, error, refetch } = history;
  const incidentsPanel = useRef<HTMLDivElement>(null);
  const opened = data?.parts.find(({ part }) => part === parameters.get("part"));
  const [from, to] = [Number(parameters.get("from")), Number(parameters.get("to"))];
  const shown =
    data && opened && from < to
      ? data.incidents.filter((one) => one.part === opened.part && isWithin(one, { from, to }))
      : data?.incidents;
  const open = (part: Part["part"], bar: HealthBar) => {
    setParameters(
      { history: range, part, from: String(bar.from), to: String(bar.to) },
      { replace: true, preventScrollReset: true },
    );
    incidentsPanel.current?.scrollIntoView({ block: "nearest" });
    incidentsPanel.current?.focus({ preventScroll: true });
  };
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
                <PartHistory
                  key={part.part}
                  part={part}
                  incidents={data.incidents.filter((one) => one.part === part.part)}
                  onOpen={(bar) => open(part.part, bar)}
                />
              ))}
              {/* A slider says its bars' times. */}
              <li className="console-history-part" aria-hidden>
                <span className="console-history-axis">
                  {[0, 0.25, 0.5, 0.75].map((share) => (
                    <span key={share}>
                      {tick(data.from + share * (data.to - data.from), data.to - data.from)}
                    </span>
                  ))}
                  <span>{text("health.now")}</span>
                </span>
              </li>
            </ul>
            <ul className="console-history-legend">
              {historyStates
                .filter((state) =>
                  data.parts.some(({ bars }) => bars.some((bar) => bar[state] > 0)),
                )
                .map((state) => (
                  <li key={state}>
                    <span className={`console-history-bar console-history-${state}`} />
                    {text(`health.${state}`)}
                  </li>
                ))}
            </ul>
          </>
        ) : null}
      </Panel>
      {data && shown ? (
        <div ref={incidentsPanel} tabIndex={-1} className="console-incidents console-bare">
          <Panel
            title={
              shown === data.incidents
                ? text("health.incidents")
                : text("health.incidentsOf", { part: text(`part.${opened!.part}`) })
            }
            extra={
              shown === data.incidents ? undefined : (
                <Button onClick={() => setParameters({ history: range }, { replace: true })}>
                  {text("health.allIncidents")}
                </Button>
              )
            }
          >
            <IncidentTable incidents={shown} now={data.to} />
          </Panel>
        </div>
      ) : null}
    </>
  );
};
