import { ArrowLeftOutlined } from "@ant-design/icons";
import { isNotFound, NotFound, useApiQuery, usePageTitle } from "@console-shell/sdk";
import { EmptyState, Facts, LoadFailure, Page, Panel, ScrollTable } from "@console-shell/ui";
import { Link, useLocation, useParams } from "react-router";
import { useText } from "../messages/index.ts";
import { callsAddress, useOwnAddress } from "../shared/calls-address.ts";
import { ChartBar } from "../shared/chart-bar.tsx";
import { Quota } from "../shared/quota.tsx";
import { RangePicker } from "../shared/range-picker.tsx";
import { useQuietReads } from "../shared/refresh.tsx";
import { useCompare, useCompareName } from "../shared/use-compare.ts";
import { useMarks } from "../shared/use-marks.ts";
import { useUsageFormat } from "../shared/use-usage-format.ts";
import { useUsageRange } from "../shared/use-usage-range.ts";
import { ClientAppCharts } from "./client-app-charts.tsx";

/** A client app's calls in a range, over time and by operation. */
export const ClientAppPage = () => {
  const text = useText();
  const format = useUsageFormat();
  const { id = "" } = useParams();
  const { search } = useLocation();
  const [range, setRange] = useUsageRange();
  const [compare] = useCompare();
  const nameOf = useCompareName(range);
  const marks = useMarks(range);
  const back = useOwnAddress();
  const { data, error, refetch } = useApiQuery(
    "GET /cc-api/usage/client-app/:id",
    { params: { id }, query: { ...range, compare } },
    useQuietReads(),
  );
  const title = data?.name ?? text("clientApps.one");
  usePageTitle(title);
  if (error && isNotFound(error)) return <NotFound />;
  const figure = (key: "calls" | "refused" | "errors") => ({
    title: text(`column.${key}`),
    dataIndex: key,
    align: "end" as const,
    className: "console-figure",
    render: format.count,
  });
  return (
    <Page
      title={title}
      description={text("clientApps.oneDescription")}
      actions={<RangePicker value={range} onChange={setRange} />}
      back={
        <Link to={{ pathname: "/applications", search }}>
          <ArrowLeftOutlined aria-hidden /> {text("clientApps.title")}
        </Link>
      }
    >
      {error ? (
        <LoadFailure onRetry={refetch} />
      ) : (
        <>
          <Panel>
            <Facts
              items={[
                {
                  label: text("word.environment"),
                  value: data ? text(`environment.${data.environment}`) : "–",
                },
                {
                  label: text("column.quota"),
                  value: data ? (
                    <Quota used={data.usedThisMonth} limit={data.callsPerMonth} />
                  ) : (
                    "–"
                  ),
                },
              ]}
            />
          </Panel>
          <ChartBar range={range} />
          <ClientAppCharts usage={data} period={compare && nameOf(compare)} marks={marks} />
          <Panel title={text("operations.title")}>
            <ScrollTable
              label={text("operations.table")}
              rowKey="operation"
              size="middle"
              pagination={false}
              columns={[
                {
                  title: text("operations.operation"),
                  dataIndex: "operation",
                  render: (operation: string) => (
                    <Link to={callsAddress(range, { clientApp: id, operation }, back)}>
                      {operation}
                    </Link>
                  ),
                },
                figure("calls"),
                figure("refused"),
                figure("errors"),
                {
                  title: text("column.mean"),
                  dataIndex: "mean",
                  align: "end",
                  className: "console-figure",
                  render: (mean: number | null) => (mean === null ? "–" : format.latency(mean)),
                },
              ]}
              dataSource={data?.operations ?? []}
              locale={{
                emptyText: data ? <EmptyState description={text("chart.empty")} /> : <span />,
              }}
            />
          </Panel>
        </>
      )}
    </Page>
  );
};
