import { useApiQuery, useFormat, usePageTitle } from "@console-shell/sdk";
import { LoadFailure, Page, Panel } from "@console-shell/ui";
import { Button, Skeleton } from "antd";
import { useText } from "../messages/index.ts";
import { HealthPartPanel } from "./health-part-panel.tsx";

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
      {data?.parts.map((part) => (
        <HealthPartPanel key={part.part} part={part} />
      ))}
    </Page>
  );
};
