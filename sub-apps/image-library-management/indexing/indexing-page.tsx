import {
  ListPage,
  useApiMutation,
  useApiQuery,
  useList,
  useListState,
  useNotify,
  usePermission,
  useWriteButton,
} from "@console-shell/sdk";
import { FilterSelect } from "@console-shell/ui";
import { useText } from "../messages/index.ts";
import { states } from "./job-state.tsx";
import { LibrarySelect } from "../shared/library-select.tsx";
import { QueueCounts } from "./queue-counts.tsx";
import { useJobColumns } from "./use-job-columns.tsx";
import type { ApiOutput } from "@console-shell/contract";
import { ReloadOutlined } from "@ant-design/icons";
import { Button } from "antd";

/** Retries all failed pictures, of all libraries or of one. */
const RetryFailed = ({ libraryId, failed }: { libraryId?: string; failed: number }) => {
  const text = useText();
  const notify = useNotify();
  const writeButton = useWriteButton();
  const mayRetry = usePermission("image-library-management:library:update");
  const retry = useApiMutation("POST /cc-api/job/retry-failed");
  if (!mayRetry || failed === 0) return null;
  return (
    <Button
      icon={<ReloadOutlined aria-hidden="true" />}
      onClick={() =>
        retry.mutate(
          { body: { libraryId: libraryId ?? null } },
          {
            onSuccess: ({ count }) =>
              notify({ kind: "success", title: text("indexing.retried", { count }) }),
          },
        )
      }
      {...writeButton(retry.isPending)}
    >
      {text("indexing.retryAll", { count: failed })}
    </Button>
  );
};

/** Polling intervals in milliseconds: while pictures are processed, and otherwise. */
const busy = 2_000;
const idle = 10_000;

/** The live queue counts, and the polling interval for what depends on them. */
const useQueue = (
  libraryId: string | undefined,
): { counts: ApiOutput<"GET /cc-api/job/counts"> | undefined; interval: number } => {
  const first = useApiQuery("GET /cc-api/job/counts", { query: { libraryId } });
  const counts = first.data;
  const interval = counts && counts.waiting + counts.working + counts.retrying > 0 ? busy : idle;
  useApiQuery("GET /cc-api/job/counts", { query: { libraryId } }, { refetchInterval: interval });
  return { counts, interval };
};

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
  const mayRetry = usePermission("image-library-management:library:update");
  const { state } = list.filters;
  return (
    <ListPage
      list={list}
      bulk={
        mayRetry
          ? {
              nameOf: ({ image }) => image.fileName,
              actions: [
                {
                  key: "retry",
                  title: text("job.retry"),
                  can: ({ state }) => state === "failed" || state === "retrying",
                  ask: {
                    title: (count) => text("indexing.retryTitle", { count }),
                    detail: text("indexing.retryDetail"),
                  },
                  run: ({ id }, request) =>
                    request("POST /cc-api/job/:id/retry", { params: { id } }),
                },
              ],
            }
          : undefined
      }
      file="/cc-api/job/export"
      title={text("indexing.title")}
      description={text("indexing.description")}
      actions={<RetryFailed {...(libraryId && { libraryId })} failed={queue.counts?.failed ?? 0} />}
      before={
        <QueueCounts
          counts={queue.counts}
          chosen={state}
          addressOf={(state) =>
            `?${new URLSearchParams({ ...(libraryId && { libraryId }), ...(state && { state }) })}`
          }
        />
      }
      none={text("indexing.none")}
      noneFound={text("indexing.noneFound")}
      filters={
        <>
          <FilterSelect
            label={text("word.state")}
            all={text("word.stateAll")}
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
