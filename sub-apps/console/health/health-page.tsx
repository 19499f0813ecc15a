import { useApiQuery, useFormat, usePageTitle } from "@console-shell/sdk";
import { Facts, LoadFailure, Page, Panel, Status } from "@console-shell/ui";
import { Button, Skeleton } from "antd";
import { useText } from "../messages/index.ts";
import type { ApiOutput } from "@console-shell/contract";
import { HealthHistory } from "./health-history.tsx";
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

/** The health of each part of the server, polled every ten seconds. */
export const HealthPage = () => {
  const text = useText();
  const { dateTime } = useFormat();
  usePageTitle(text("health.title"));
  const { data, error, refetch } = useApiQuery("GET /cc-api/health/list", undefined, {
    refetchInterval: 10_000,
  });
  return (
    <Page
      title={text("health.title")}
      description={
        data ? text("health.at", { time: dateTime(data.at) }) : text("health.description")
      }
      actions={<Button onClick={refetch}>{text("health.again")}</Button>}
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
