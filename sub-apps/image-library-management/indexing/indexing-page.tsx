import type { Job } from "@console-shell/contract/calls/job";
import { oneOf, sortOf, useApiQuery, useListState, usePageTitle } from "@console-shell/sdk";
import { EmptyState, FilterSelect, ListPage, ScrollTable } from "@console-shell/ui";
import { useText } from "../messages/index.ts";
import { states } from "./job-state.tsx";
import { LibrarySelect } from "../shared/library-select.tsx";
import { QueueCounts } from "./queue-counts.tsx";
import { RetryFailed } from "./retry-failed.tsx";
import { useJobColumns } from "./use-job-columns.tsx";
import { useQueue } from "./use-queue.ts";

/** The live queue of pictures to be processed; filtered, sorted and paged by the server. */
export const IndexingPage = () => {
  const text = useText();
  usePageTitle(text("indexing.title"));
  const list = useListState(["state", "libraryId"], { sort: "-createdAt" });
  const { page, pageSize, libraryId } = list.values;
  const state = oneOf(states, list.values.state);
  const queue = useQueue(libraryId);
  const { data, isLoading, error, refetch } = useApiQuery(
    "GET /cc-api/job/list",
    {
      query: {
        page,
        pageSize,
        state,
        libraryId,
        ...sortOf(["createdAt", "tries"], list.values.sort),
      },
    },
    { keepPrevious: true, refetchInterval: queue.interval },
  );
  const columns = useJobColumns(list.orderOf);

  return (
    <ListPage
      title={text("indexing.title")}
      description={text("indexing.description")}
      actions={<RetryFailed {...(libraryId && { libraryId })} failed={queue.counts?.failed ?? 0} />}
      before={
        <QueueCounts
          counts={queue.counts}
          chosen={state}
          onChoose={(state) => list.set({ state })}
        />
      }
      filters={
        <>
          <FilterSelect
            label={text("job.state")}
            all={text("indexing.allStates")}
            value={state}
            options={states.map((value) => ({ value, label: text(`job.${value}`) }))}
            onChange={(state) => list.set({ state })}
          />
          <LibrarySelect
            all={text("indexing.allLibraries")}
            value={libraryId}
            onChange={(libraryId) => list.set({ libraryId })}
          />
        </>
      }
      total={data?.total}
      failed={Boolean(error)}
      onRetry={refetch}
    >
      <ScrollTable
        label={text("indexing.title")}
        rowKey="id"
        size="middle"
        columns={columns}
        dataSource={data?.items ?? []}
        loading={{ spinning: isLoading, delay: 200 }}
        locale={{
          emptyText: data ? (
            <EmptyState
              description={text(state || libraryId ? "indexing.noneFound" : "indexing.none")}
            />
          ) : (
            <span />
          ),
        }}
        {...list.tableProps<Job>(data?.total)}
      />
    </ListPage>
  );
};
