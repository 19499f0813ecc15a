import { ArrowLeftOutlined } from "@ant-design/icons";
import { usePageTitle } from "@console-shell/sdk";
import { Page } from "@console-shell/ui";
import { Link, useLocation, useParams } from "react-router";
import { useText } from "../messages/index.ts";
import { RangePicker } from "../shared/range-picker.tsx";
import { Summary } from "../shared/summary.tsx";
import { UsageCharts } from "../shared/usage-charts.tsx";
import { useUsageRange } from "../shared/use-usage-range.ts";
import { OperationRules } from "./operation-rules.tsx";

/** One operation of the server: its figures in a range and its alert rules. */
export const OperationPage = () => {
  const text = useText();
  const { name = "" } = useParams();
  const { search } = useLocation();
  usePageTitle(name);
  const [range, setRange] = useUsageRange();
  return (
    <Page
      title={name}
      description={text("operation.description")}
      actions={<RangePicker value={range} onChange={setRange} />}
      back={
        <Link to={{ pathname: "/overview", search }}>
          <ArrowLeftOutlined aria-hidden /> {text("overview.title")}
        </Link>
      }
    >
      <Summary range={range} operation={name} />
      <UsageCharts range={range} operation={name} />
      <OperationRules operation={name} />
    </Page>
  );
};
