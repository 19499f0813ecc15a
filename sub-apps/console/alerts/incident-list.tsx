import { incidentStates } from "@console-shell/contract/words/alerts";
import {
  ListPage,
  ListPanel,
  type RowOf,
  useApiQuery,
  useFormat,
  useList,
} from "@console-shell/sdk";
import { FilterSelect, type Stat, Stats, Status, type TableColumns } from "@console-shell/ui";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { useDuration } from "../health/use-duration.ts";
import { useText } from "../messages/index.ts";
import { useRuleWords } from "./use-rule-words.ts";

type Incident = RowOf<"GET /cc-api/alert/incident/list">;

const badges = { open: "error", acknowledged: "warning", ended: "success" } as const;

/** The columns of a list of incidents; without the rule if they're all of one. */
const useIncidentColumns = (withRule: boolean): TableColumns<Incident> => {
  const text = useText();
  const format = useFormat();
  const words = useRuleWords();
  const duration = useDuration();
  return [
    {
      key: "state",
      title: text("word.state"),
      render: (_value, { state, ended }) => (
        <Status
          status={state === "ended" && ended !== "resolved" ? "default" : badges[state]}
          text={text(ended ? `ended.${ended}` : `incident.${state}`)}
        />
      ),
    },
    ...(withRule
      ? [
          {
            key: "rule",
            card: "title" as const,
            title: text("incident.rule"),
            render: (_value: unknown, { rule }: Incident) => (
              <Link to={`/alerts/${rule.id}`}>{rule.name}</Link>
            ),
          },
        ]
      : []),
    {
      key: "firedAt",
      title: text("incident.firedAt"),
      render: (_value, { firedAt }) => format.dateTime(firedAt),
    },
    {
      key: "resolvedAt",
      title: text("incident.lasted"),
      render: (_value, { firedAt, resolvedAt }) => (
        <span title={resolvedAt === null ? undefined : format.dateTime(resolvedAt)}>
          {resolvedAt === null
            ? text("health.ongoing", { time: duration(Date.now() - firedAt) })
            : duration(resolvedAt - firedAt)}
        </span>
      ),
    },
    {
      key: "firstValue",
      title: text("incident.firstValue"),
      align: "end",
      className: "console-figure",
      render: (_value, { rule: { metric }, firstValue }) => words.value(metric, firstValue),
    },
    {
      key: "worstValue",
      title: text("incident.worstValue"),
      align: "end",
      className: "console-figure",
      render: (_value, { rule: { metric }, worstValue }) => words.value(metric, worstValue),
    },
    {
      key: "acknowledged",
      title: text("incident.acknowledgedBy"),
      render: (_value, { acknowledgedBy, acknowledgement }) =>
        acknowledgedBy === null ? (
          "–"
        ) : (
          <div className="console-acknowledged">
            {acknowledgedBy}
            {acknowledgement ? <span className="console-path">{acknowledgement}</span> : null}
          </div>
        ),
    },
  ];
};

const linkTo = (state: (typeof incidentStates)[number]) => (label: ReactNode) => (
  <Link to={`/alerts/history?state=${state}`}>{label}</Link>
);

/** How many incidents there are in each state; each leads to its own. */
const IncidentFigures = () => {
  const text = useText();
  const format = useFormat();
  const every = { refetchInterval: 30_000 };
  const read = "GET /cc-api/alert/incident/list";
  const totals = {
    open: useApiQuery(read, { query: { state: "open", pageSize: 1 } }, every).data?.total,
    acknowledged: useApiQuery(read, { query: { state: "acknowledged", pageSize: 1 } }, every).data
      ?.total,
    ended: useApiQuery(read, { query: { state: "ended", pageSize: 1 } }, every).data?.total,
  };
  return (
    <Stats
      label={text("incidents.title")}
      items={incidentStates.map((state): Stat => {
        const total = totals[state];
        return {
          label: text(`incident.${state}`),
          value: total === undefined ? "–" : format.number(total),
          tone: state === "open" && total ? "error" : undefined,
          link: linkTo(state),
        };
      })}
    />
  );
};

/** Incidents of one rule as a panel, or of all as a page: filtered and exported. */
export const IncidentList = ({ ruleId }: { ruleId?: string }) => {
  const text = useText();
  const list = useList("GET /cc-api/alert/incident/list", {
    columns: useIncidentColumns(ruleId === undefined),
    filters: { state: incidentStates },
    query: ({ state }: { state?: (typeof incidentStates)[number] }) => ({ ruleId, state }),
    pageSize: ruleId ? 10 : 20,
    refetchInterval: 30_000,
  });
  const props = {
    list,
    title: text("incidents.title"),
    file: "/cc-api/alert/incident/export",
    none: text("incidents.none"),
    noneFound: text("incidents.noneFound"),
    filters: (
      <FilterSelect
        label={text("word.state")}
        value={list.filters.state}
        options={incidentStates.map((value) => ({ value, label: text(`incident.${value}`) }))}
        onChange={(state) => list.set({ state })}
      />
    ),
  };
  return ruleId ? (
    <ListPanel {...props} />
  ) : (
    <ListPage {...props} description={text("incidents.description")} before={<IncidentFigures />} />
  );
};

/** The history of all alerts. */
export const IncidentsPage = () => <IncidentList />;
