import type { ApiOutput } from "@console-shell/contract";
import { sortOf, useApiQuery, useListState } from "@console-shell/sdk";
import {
  EmptyState,
  ExportLink,
  LoadFailure,
  Panel,
  ScrollTable,
  SearchBox,
  Toolbar,
} from "@console-shell/ui";
import { Typography } from "antd";
import { useText } from "../messages/index.ts";
import type { RangeQuery } from "../shared/use-usage-range.ts";
import { useOperationColumns } from "./use-operation-columns.tsx";

type Row = ApiOutput<"GET /cc-api/usage/operations">["items"][number];

const sorts = ["operation", "calls", "refused", "errors", "errorRate", "p50", "p95"] as const;

/** Each operation's figures, with a link to its page. */
export const OperationsPanel = ({ range }: { range: RangeQuery }) => {
  const text = useText();
  const list = useListState([], { sort: "-calls", pageSize: 10 });
  const { page, pageSize, search, sort } = list.values;
  const { data, isLoading, error, refetch } = useApiQuery(
    "GET /cc-api/usage/operations",
    { query: { ...range, page, pageSize, search, ...sortOf(sorts, sort) } },
    { keepPrevious: true, refetchInterval: 30_000 },
  );
  const columns = useOperationColumns(list.orderOf, range);
  return (
    <Panel
      title={text("operations.title")}
      extra={<ExportLink path="/cc-api/usage/operation/export" filters={{ ...range, search }} />}
    >
      <Toolbar
        end={
          <Typography.Text type="secondary" aria-live="polite">
            {data ? text("operations.count", { total: data.total }) : null}
          </Typography.Text>
        }
      >
        <SearchBox
          label={text("operations.search")}
          value={search}
          onSearch={(value) => list.set({ search: value.trim() })}
        />
      </Toolbar>
      {error ? (
        <LoadFailure onRetry={refetch} />
      ) : (
        <ScrollTable
          label={text("operations.table")}
          rowKey="operation"
          size="middle"
          columns={columns}
          dataSource={data?.items ?? []}
          loading={{ spinning: isLoading, delay: 200 }}
          locale={{
            emptyText: data ? (
              <EmptyState description={text(search ? "operations.noneFound" : "chart.empty")} />
            ) : (
              <span />
            ),
          }}
          {...list.tableProps<Row>(data?.total)}
        />
      )}
    </Panel>
  );
};
