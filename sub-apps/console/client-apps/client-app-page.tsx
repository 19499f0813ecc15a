import { ArrowLeftOutlined } from "@ant-design/icons";
import type { ApiOutput } from "@console-shell/contract";
import { isNotFound, NotFound, useApiQuery, usePageTitle } from "@console-shell/sdk";
import {
  EmptyState,
  LoadFailure,
  Page,
  Panel,
  ScrollTable,
  type Stat,
  Stats,
  Tag,
} from "@console-shell/ui";
import { Flex, Skeleton } from "antd";
import { Link, useLocation, useParams } from "react-router";
import { useText } from "../messages/index.ts";
import { callsAddress, useOwnAddress } from "../shared/calls-address.ts";
import { ChartBar } from "../shared/chart-bar.tsx";
import { RangeCharts } from "../shared/range-charts.tsx";
import { Refresh, useQuietReads } from "../shared/refresh.tsx";
import { ComparedFigure } from "../shared/summary.tsx";
import { useCompare, useCompareName } from "../shared/use-compare.ts";
import { useMarks } from "../shared/use-marks.ts";
import { useUsageFormat } from "../shared/use-usage-format.ts";
import { useUsageRange } from "../shared/use-usage-range.ts";
import { ClientAppCharts } from "./client-app-charts.tsx";

type Usage = ApiOutput<"GET /cc-api/usage/client-app/:id">;

/** A client app's calls in the range, and its share of the month. */
const ClientAppFigures = ({
  usage,
  period,
}: {
  usage: Usage | undefined;
  /** What it's compared with; undefined if nothing. */
  period: string | undefined;
}) => {
  const text = useText();
  const format = useUsageFormat();
  const total = (key: "calls" | "refused" | "errors") =>
    usage?.points.reduce((sum, point) => sum + point[key], 0) ?? 0;
  const [calls, refused, errors] = [total("calls"), total("refused"), total("errors")];
  const shareOf = (count: number) => (calls === 0 ? null : format.share(count / calls));
  const before = usage?.compared?.reduce((sum, point) => sum + point.calls, 0) ?? null;
  const used = usage?.usedThisMonth ?? 0;
  const limit = usage?.callsPerMonth ?? null;
  const values: Stat[] = [
    {
      label: text("figure.calls"),
      value: format.count(calls),
      // Its programs have stopped calling, or can't any more.
      tone: calls === 0 && before ? "warning" : undefined,
      detail: period ? (
        <ComparedFigure current={calls} previous={before} isBad={false} period={period} />
      ) : null,
    },
    { label: text("figure.refused"), value: format.count(refused), detail: shareOf(refused) },
    { label: text("figure.errors"), value: format.count(errors), detail: shareOf(errors) },
    {
      label: text("column.quota"),
      value: limit === null ? format.count(used) : format.share(limit === 0 ? 1 : used / limit),
      tone: limit !== null && used >= limit ? "error" : undefined,
      detail:
        limit === null
          ? text("quota.noLimit")
          : text("quota.of", { used: format.count(used), limit: format.count(limit) }),
    },
  ];
  return (
    <Stats
      label={text("figure.calls")}
      items={
        usage
          ? values
          : values.map(({ label }) => ({ label, value: <Skeleton.Input active size="small" /> }))
      }
    />
  );
};

/** A client app's calls in a range, over time and by operation. */
export const ClientAppPage = () => {
  const text = useText();
  const format = useUsageFormat();
  const { id = "" } = useParams();
  const { search } = useLocation();
  const [range] = useUsageRange();
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
      actions={<Refresh />}
      description={
        data ? (
          <Flex gap="small" align="center" wrap>
            <Tag>{text(`environment.${data.environment}`)}</Tag>
            {text("clientApps.oneDescription")}
          </Flex>
        ) : (
          text("clientApps.oneDescription")
        )
      }
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
          <ChartBar />
          <ClientAppFigures usage={data} period={compare && nameOf(compare)} />
          <RangeCharts>
            <ClientAppCharts usage={data} period={compare && nameOf(compare)} marks={marks} />
          </RangeCharts>
          <div className="console-bare">
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
          </div>
        </>
      )}
    </Page>
  );
};
