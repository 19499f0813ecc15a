import { useApiQuery, useListState } from "@console-shell/sdk";
import { LoadFailure, Panel } from "@console-shell/ui";
import { UsageChart } from "./usage-chart.tsx";
import { UsageTable } from "./usage-table.tsx";

const month = { range: "30d" } as const;

/** A client app's calls of the last 30 days: per day, and by key and operation. */
export const LatestUsage = ({ clientAppId }: { clientAppId: string }) => {
  const list = useListState(["range", "key"]);
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
  return (
    <>
      <UsageChart usage={series.data} />
      <UsageTable clientAppId={clientAppId} list={list} of={month} />
    </>
  );
};
