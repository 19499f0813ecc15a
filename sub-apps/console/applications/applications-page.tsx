import type { ApiOutput } from "@console-shell/contract";
import { sortOf, useApiQuery, useListState, usePageTitle } from "@console-shell/sdk";
import { EmptyState, ListPage, ScrollTable } from "@console-shell/ui";
import { useText } from "../messages/index.ts";
import { RangePicker } from "../shared/range-picker.tsx";
import { useUsageRange } from "../shared/use-usage-range.ts";
import { useApplicationColumns } from "./use-application-columns.tsx";

type Row = ApiOutput<"GET /cc-api/usage/application/list">["items"][number];

const sorts = ["name", "calls", "refused", "errors", "quota"] as const;

/** Each client application's public API calls and remaining quota. */
export const ApplicationsPage = () => {
  const text = useText();
  usePageTitle(text("applications.title"));
  const [range, setRange] = useUsageRange();
  const list = useListState([], { sort: "-calls" });
  const { page, pageSize, search, sort } = list.values;
  const { data, isLoading, error, refetch } = useApiQuery(
    "GET /cc-api/usage/application/list",
    { query: { ...range, page, pageSize, search, ...sortOf(sorts, sort) } },
    { keepPrevious: true, refetchInterval: 30_000 },
  );
  const columns = useApplicationColumns(list.orderOf, range);
  return (
    <ListPage
      title={text("applications.title")}
      description={text("applications.description")}
      file={{ path: "/cc-api/usage/application/export", filters: { ...range, search } }}
      actions={<RangePicker value={range} onChange={setRange} />}
      search={{
        label: text("applications.search"),
        value: search,
        onSearch: (search) => list.set({ search }),
      }}
      total={data?.total}
      failed={Boolean(error)}
      onRetry={refetch}
    >
      <ScrollTable
        label={text("applications.title")}
        rowKey="id"
        size="middle"
        columns={columns}
        dataSource={data?.items ?? []}
        loading={{ spinning: isLoading, delay: 200 }}
        locale={{
          emptyText: data ? (
            <EmptyState
              description={text(search ? "applications.noneFound" : "applications.none")}
            />
          ) : (
            <span />
          ),
        }}
        {...list.tableProps<Row>(data?.total)}
      />
    </ListPage>
  );
};
