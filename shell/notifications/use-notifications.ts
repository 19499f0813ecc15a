import { canDescribe, type NotificationKind } from "@console-shell/contract/words/notifications";
import { useWritable } from "@console-shell/ui";
import { useInfiniteQuery, useMutation, useQueryClient } from "@tanstack/react-query";
import { useConsole } from "../state/console-context.ts";
import { pageSize } from "./insert-notification.ts";
import { liveReads } from "../live/live-reads.ts";

export interface NotificationFilter {
  kind?: NotificationKind | undefined;
  state?: "unread" | undefined;
}

/** The operator's notifications, page by page, and mutations that mark them as read. */
export const useNotifications = (filter: NotificationFilter = {}) => {
  const { request } = useConsole();
  const queries = useQueryClient();
  const writable = useWritable();
  const list = useInfiniteQuery({
    queryKey: [liveReads.notifications, filter],
    queryFn: ({ pageParam, signal }) =>
      request(
        liveReads.notifications,
        { query: { ...filter, page: pageParam, pageSize } },
        { signal },
      ),
    initialPageParam: 1,
    getNextPageParam: ({ total }, pages) =>
      pages.length * pageSize < total ? pages.length + 1 : undefined,
    staleTime: Infinity,
  });
  const onSuccess = () => queries.invalidateQueries({ queryKey: [liveReads.notifications] });
  const read = useMutation({
    mutationFn: (id: string) => request("POST /cc-api/notification/read", { body: { ids: [id] } }),
    onSuccess,
  });
  const unread = useMutation({
    mutationFn: (id: string) =>
      request("POST /cc-api/notification/unread", { body: { ids: [id] } }),
    onSuccess,
  });
  const readAll = useMutation({
    mutationFn: () => request("POST /cc-api/notification/read-all"),
    onSuccess,
  });
  return {
    items: list.data?.pages.flatMap(({ items }) => items.filter(canDescribe)),
    unread: list.data?.pages[0]?.unread ?? 0,
    failed: list.isError,
    retry: () => void list.refetch(),
    more: list.hasNextPage ? () => void list.fetchNextPage() : undefined,
    loadingMore: list.isFetchingNextPage,
    /** Following a link marks it; a viewer only follows. */
    read(id: string) {
      if (writable) read.mutate(id);
    },
    markUnread: (id: string) => unread.mutate(id),
    readAll: () => readAll.mutate(),
    readingAll: readAll.isPending,
  };
};
