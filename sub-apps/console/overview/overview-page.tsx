import { ListPanel, useList, usePageTitle } from "@console-shell/sdk";
import { Page } from "@console-shell/ui";
import { useText } from "../messages/index.ts";
import { ChartBar } from "../shared/chart-bar.tsx";
import { RangeCharts } from "../shared/range-charts.tsx";
import { Refresh, useRefreshInterval } from "../shared/refresh.tsx";
import { Summary } from "../shared/summary.tsx";
import { UsageCharts } from "../shared/usage-charts.tsx";
import { type RangeQuery, useUsageRange } from "../shared/use-usage-range.ts";
import { PendingCountsPanel } from "../pending-counts/pending-counts-panel.tsx";
import { GrowthCharts } from "./growth-charts.tsx";
import { useOperationColumns } from "./use-operation-columns.tsx";

/** Each operation's figures, with a link to its page. */
const OperationsPanel = ({ range }: { range: RangeQuery }) => {
  const text = useText();
  const refetchInterval = useRefreshInterval();
  const list = useList("GET /cc-api/usage/operations", {
    columns: useOperationColumns(range),
    sort: "-calls",
    pageSize: 10,
    query: () => range,
    ...(refetchInterval !== undefined && { refetchInterval }),
  });
  return (
    <div className="console-bare">
      <ListPanel
        list={list}
        title={text("operations.title")}
        label={text("operations.table")}
        file="/cc-api/usage/operation/export"
        search={text("operations.search")}
        rowKey="operation"
        none={text("chart.empty")}
        noneFound={text("operations.noneFound")}
      />
    </div>
  );
};

/** The calls answered by the console's server, from its own counters. */
export const OverviewPage = () => {
  const text = useText();
  usePageTitle(text("overview.title"));
  const [range] = useUsageRange();
  return (
    <Page
      title={text("overview.title")}
      description={text("overview.description")}
      actions={<Refresh />}
    >
      <PendingCountsPanel />
      <ChartBar />
      <Summary range={range} />
      <RangeCharts>
        <UsageCharts range={range} />
        <GrowthCharts range={range} />
      </RangeCharts>
      <OperationsPanel range={range} />
    </Page>
  );
};
