import type { ApiUsageRange } from "@console-shell/contract/words/usage-ranges";
import type { ApiUsageLine } from "@console-shell/contract/calls/client-app-usage";
import { sortOf, useApiQuery, useFormat, type useListState } from "@console-shell/sdk";
import { EmptyState, LoadFailure, Panel, ScrollTable, type TableColumns } from "@console-shell/ui";
import { useText } from "../messages/index.ts";

const sorts = ["key", "operation", "calls", "refused", "errors", "averageMs"] as const;

interface UsageTableProps {
  clientAppId: string;
  list: Pick<ReturnType<typeof useListState<"range" | "key">>, "values" | "tableProps" | "orderOf">;
  of: { range: ApiUsageRange; keyId?: string };
  /** Leaves out the times, where there is less room. */
  short?: boolean;
}

/** One page of calls by key and operation. */
export const UsageTable = ({ clientAppId, list, of, short = false }: UsageTableProps) => {
  const text = useText();
  const format = useFormat();
  const { page, pageSize, sort } = list.values;
  const read = useApiQuery(
    "GET /cc-api/client-app/:id/usage/list",
    { params: { id: clientAppId }, query: { ...of, page, pageSize, ...sortOf(sorts, sort) } },
    { keepPrevious: true },
  );
  const most = Math.max(1, ...(read.data?.items.map(({ calls }) => calls) ?? []));
  const sorted = (key: (typeof sorts)[number]) => ({
    key,
    sorter: true,
    sortOrder: list.orderOf(key),
  });
  const figure = (key: "refused" | "errors"): TableColumns<ApiUsageLine>[number] => ({
    ...sorted(key),
    align: "end",
    title: text(`usage.${key}`),
    render: (_, line) => format.number(line[key]),
  });
  const columns: TableColumns<ApiUsageLine> = [
    {
      ...sorted("key"),
      title: text("usage.key"),
      render: (_, { keyName, prefix }) => (
        <div>
          <div>{keyName}</div>
          <code className="key-prefix">{prefix}</code>
        </div>
      ),
    },
    {
      ...sorted("operation"),
      // A client app may have one key: its name on each card says nothing.
      card: "title",
      title: text("usage.operation"),
      render: (_, { operation, meter }) => (
        <div>
          <code className="usage-operation">{operation}</code>
          <div className="key-creator">{text(`meter.${meter}`)}</div>
        </div>
      ),
    },
    {
      ...sorted("calls"),
      align: "end",
      title: text("usage.calls"),
      render: (_, { calls }) => (
        <div className="usage-share">
          {format.number(calls)}
          <span style={{ width: `${(calls / most) * 100}%` }} />
        </div>
      ),
    },
    figure("refused"),
    figure("errors"),
    ...(short
      ? []
      : [
          {
            ...sorted("averageMs"),
            align: "end" as const,
            title: text("usage.average"),
            render: (_: unknown, { averageMs }: ApiUsageLine) =>
              text("usage.ms", { value: format.number(averageMs, 1) }),
          },
        ]),
  ];
  return (
    <div className="client-app-bare">
      <Panel title={text("usage.byOperation")}>
        {read.error ? (
          <LoadFailure onRetry={read.refetch} />
        ) : (
          <ScrollTable
            label={text("usage.table")}
            rowKey={({ keyId, operation, meter }) => `${keyId} ${operation} ${meter}`}
            size="middle"
            columns={columns}
            dataSource={read.data?.items ?? []}
            loading={{ spinning: read.isLoading, delay: 200 }}
            locale={{
              emptyText: read.data ? <EmptyState description={text("usage.none")} /> : " ",
            }}
            {...list.tableProps<ApiUsageLine>(read.data?.total)}
          />
        )}
      </Panel>
    </div>
  );
};
