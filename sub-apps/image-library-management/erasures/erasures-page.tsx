import type { Erasure } from "@console-shell/contract/calls/erasure";
import { erasureCauses } from "@console-shell/contract/words/picture-gate";
import { oneOf, useApiQuery, useListState, usePageTitle } from "@console-shell/sdk";
import { EmptyState, FilterSelect, ListPage, ScrollTable } from "@console-shell/ui";
import { useText } from "../messages/index.ts";
import { useErasureColumns } from "./use-erasure-columns.tsx";

/** Permanently erased pictures, newest first, each with its proof; filtered and paged by the server. */
export const ErasuresPage = () => {
  const text = useText();
  usePageTitle(text("erasures.title"));
  const list = useListState(["cause", "libraryId"]);
  const { page, pageSize, libraryId } = list.values;
  const cause = oneOf(erasureCauses, list.values.cause);
  const { data, isLoading, error, refetch } = useApiQuery(
    "GET /cc-api/erasure/list",
    { query: { page, pageSize, libraryId, cause } },
    { keepPrevious: true },
  );
  const columns = useErasureColumns();
  return (
    <ListPage
      title={text("erasures.title")}
      description={text("erasures.description")}
      filters={
        <FilterSelect
          label={text("erasures.cause")}
          all={text("erasures.allCauses")}
          value={cause}
          options={erasureCauses.map((value) => ({
            value,
            label: text(`erasures.cause.${value}`),
          }))}
          onChange={(cause) => list.set({ cause })}
        />
      }
      total={data?.total}
      failed={Boolean(error)}
      onRetry={refetch}
    >
      <ScrollTable
        label={text("erasures.title")}
        rowKey="id"
        size="middle"
        columns={columns}
        dataSource={data?.items ?? []}
        loading={{ spinning: isLoading, delay: 200 }}
        locale={{
          emptyText: data ? (
            <EmptyState
              description={text(cause || libraryId ? "erasures.noneFound" : "erasures.none")}
            />
          ) : (
            <span />
          ),
        }}
        {...list.tableProps<Erasure>(data?.total)}
      />
    </ListPage>
  );
};
