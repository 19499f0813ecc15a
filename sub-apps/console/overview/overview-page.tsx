import { usePageTitle } from "@console-shell/sdk";
import { Page } from "@console-shell/ui";
import { useText } from "../messages/index.ts";
import { RangePicker } from "../shared/range-picker.tsx";
import { Summary } from "../shared/summary.tsx";
import { UsageCharts } from "../shared/usage-charts.tsx";
import { useUsageRange } from "../shared/use-usage-range.ts";
import { PendingCountsPanel } from "../pending-counts/pending-counts-panel.tsx";
import { GrowthCharts } from "./growth-charts.tsx";
import { OperationsPanel } from "./operations-panel.tsx";

/** The calls answered by the console's server, from its own counters. */
export const OverviewPage = () => {
  const text = useText();
  usePageTitle(text("overview.title"));
  const [range, setRange] = useUsageRange();
  return (
    <Page
      title={text("overview.title")}
      description={text("overview.description")}
      actions={<RangePicker value={range} onChange={setRange} />}
    >
      <PendingCountsPanel />
      <Summary range={range} />
      <UsageCharts range={range} />
      <GrowthCharts range={range} />
      <OperationsPanel range={range} />
    </Page>
  );
};
