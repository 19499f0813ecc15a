import { useApiQuery, useListState } from "@console-shell/sdk";
import { LoadFailure, Panel } from "@console-shell/ui";
import { UsageChart } from "./usage-chart.tsx";
import { UsageTable } from "./usage-table.tsx";

const month = { range: "30d" } as const;

/** A client app's calls per day in the last 30 days. */
export const LatestChart = ({ clientAppId }: { clientAppId: string }) => {
  const series = useApiQuery("GET /cc-api/client-app/:id/usage/series", {
    params: { id: clientAppId },
    query: month,
  });
  if (series.error)
    return (
      <Panel>
        <LoadFailure onRetry={series.refetch} />
      </Panel>
    );
  return <UsageChart usage={series.data} />;
};

/** A client app's calls of the last 30 days by key and operation. */
export const LatestTable = ({ clientAppId }: { clientAppId: string }) => {
  const list = useListState(["range", "key"]);
  return <UsageTable clientAppId={clientAppId} list={list} of={month} short />;
};
