import { ListPage, useList, useListState } from "@console-shell/sdk";
import { FilterSelect } from "@console-shell/ui";
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
  const { libraryId } = useListState(["libraryId"]).values;
  const queue = useQueue(libraryId);
  const list = useList("GET /cc-api/job/list", {
    columns: useJobColumns(),
    sort: "-createdAt",
    filters: { state: states, libraryId: (id) => id },
    refetchInterval: queue.interval,
  });
  const { state } = list.filters;
  return (
    <ListPage
      list={list}
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
      none={text("indexing.none")}
      noneFound={text("indexing.noneFound")}
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
    />
  );
};
