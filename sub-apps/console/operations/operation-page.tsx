import { ArrowLeftOutlined } from "@ant-design/icons";
import { useApiQuery, usePageTitle, usePermission } from "@console-shell/sdk";
import { EmptyState, Facts, Page, Panel } from "@console-shell/ui";
import { Link, useLocation, useParams } from "react-router";
import { useText } from "../messages/index.ts";
import { ChartBar } from "../shared/chart-bar.tsx";
import { Refresh } from "../shared/refresh.tsx";
import { RangeCharts } from "../shared/range-charts.tsx";
import { Summary } from "../shared/summary.tsx";
import { UsageCharts } from "../shared/usage-charts.tsx";
import { useUsageRange } from "../shared/use-usage-range.ts";
import { RuleState } from "../alerts/rule-state.tsx";

/** An operation's alert rules, for operators who may see them. */
const OperationRules = ({ operation }: { operation: string }) => {
  const text = useText();
  const maySee = usePermission("console:alert:read");
  const { data } = useApiQuery(
    "GET /cc-api/alert/list",
    { query: { pageSize: 200 } },
    { enabled: maySee },
  );
  if (!maySee || !data) return null;
  const rules = data.items.filter((rule) => rule.operation === operation);
  return (
    <Panel
      title={text("operation.rules")}
      extra={<Link to="/alerts">{text("operation.allRules")}</Link>}
    >
      {rules.length === 0 ? (
        <EmptyState description={text("operation.noRules")} />
      ) : (
        <Facts
          items={rules.map((rule) => ({ label: rule.name, value: <RuleState rule={rule} /> }))}
        />
      )}
    </Panel>
  );
};

/** One operation of the server: its figures in a range and its alert rules. */
export const OperationPage = () => {
  const text = useText();
  const { name = "" } = useParams();
  const { search } = useLocation();
  const parent = { path: `/overview${search}`, title: text("overview.title") };
  usePageTitle(name, parent);
  const [range] = useUsageRange();
  return (
    <Page
      title={name}
      description={text("operation.description")}
      actions={<Refresh />}
      back={
        <Link to={parent.path}>
          <ArrowLeftOutlined aria-hidden /> {parent.title}
        </Link>
      }
    >
      <ChartBar />
      <Summary range={range} operation={name} />
      <RangeCharts>
        <UsageCharts range={range} operation={name} />
      </RangeCharts>
      <OperationRules operation={name} />
    </Page>
  );
};
