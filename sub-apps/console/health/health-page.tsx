import { useApiQuery, useFormat, usePageTitle } from "@console-shell/sdk";
import { Facts, LoadFailure, Page, Panel, type Stat, Stats, Status } from "@console-shell/ui";
import { Skeleton } from "antd";
import { useText } from "../messages/index.ts";
import type { ApiOutput } from "@console-shell/contract";
import { Refresh, useQuietReads } from "../shared/refresh.tsx";
import { useUsageFormat } from "../shared/use-usage-format.ts";
import { HealthHistory } from "./health-history.tsx";
import { useHistory } from "./use-history.ts";
import { useHealthFacts } from "./use-health-facts.ts";

type Part = ApiOutput<"GET /cc-api/health/list">["parts"][number];

const badges = {
  ok: "success",
  degraded: "warning",
  down: "error",
  off: "default",
} as const satisfies Record<Part["state"], string>;

/** A part of the server: its health and its measurements. */
const HealthPartPanel = ({ part }: { part: Part }) => {
  const text = useText();
  const factsOf = useHealthFacts();
  return (
    <Panel
      title={text(`part.${part.part}`)}
      extra={<Status status={badges[part.state]} text={text(`health.${part.state}`)} />}
    >
      <Facts items={factsOf(part)} />
    </Panel>
  );
};

/** How many parts are healthy, what went wrong in the range of the history, and how fast the server is. */
const HealthFigures = ({ parts }: { parts: readonly Part[] }) => {
  const text = useText();
  const { latency } = useUsageFormat();
  const format = useFormat();
  const { range, history } = useHistory();
  const used = parts.filter(({ state }) => state !== "off");
  const healthy = used.filter(({ state }) => state === "ok").length;
  const isDown = used.some(({ state }) => state === "down");
  const incidents = history.data?.incidents;
  const ongoing = incidents?.filter(({ to }) => to === null).length ?? 0;
  const took = used.find((part) => part.part === "database")?.took;
  const lag = used.find((part) => part.part === "process")?.delay;
  const figures: Stat[] = [
    {
      label: text("health.healthyParts"),
      value: text("health.ofParts", { healthy, all: used.length }),
      tone: isDown ? "error" : healthy < used.length ? "warning" : undefined,
    },
    {
      label: text("health.incidents"),
      value: incidents ? format.number(incidents.length) : "–",
      detail:
        ongoing > 0 ? text("health.ongoingCount", { count: ongoing }) : text(`health.in.${range}`),
    },
    {
      label: text("health.databaseTook"),
      value: typeof took === "number" ? latency(took) : text("health.noAnswer"),
    },
    { label: text("health.delay"), value: lag === undefined ? "–" : latency(lag) },
  ];
  return <Stats label={text("health.title")} items={figures} />;
};

/** The health of each part of the server, read as often as the operator chose. */
export const HealthPage = () => {
  const text = useText();
  usePageTitle(text("health.title"));
  const { data, error, refetch } = useApiQuery(
    "GET /cc-api/health/list",
    undefined,
    useQuietReads(),
  );
  return (
    <Page
      title={text("health.title")}
      description={text("health.description")}
      actions={<Refresh />}
      figures={data ? <HealthFigures parts={data.parts} /> : null}
    >
      {error ? (
        <Panel>
          <LoadFailure onRetry={refetch} />
        </Panel>
      ) : null}
      {!data && !error ? (
        <Panel>
          <Skeleton active paragraph={{ rows: 6 }} />
        </Panel>
      ) : null}
      <HealthHistory />
      <div className="console-parts">
        {data?.parts.map((part) => (
          <HealthPartPanel key={part.part} part={part} />
        ))}
      </div>
    </Page>
  );
};
