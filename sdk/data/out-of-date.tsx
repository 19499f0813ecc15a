import { OutOfDate as Line } from "@console-shell/ui";
import { notifyManager, useQueryClient, type QueryFilters } from "@tanstack/react-query";
import { useCallback, useSyncExternalStore } from "react";

/** Queries on screen whose last refetch failed. */
const outOfDate: QueryFilters = {
  type: "active",
  predicate: ({ state }) => state.status === "error" && state.data !== undefined,
};

/** Whether any data on screen is stale because a refetch failed, and a function that retries. */
const useOutOfDate = (): { isOutOfDate: boolean; readAgain: () => void } => {
  const client = useQueryClient();
  const cache = client.getQueryCache();
  const isOutOfDate = useSyncExternalStore(
    useCallback((listener) => cache.subscribe(notifyManager.batchCalls(listener)), [cache]),
    () => cache.findAll(outOfDate).length > 0,
  );
  const readAgain = useCallback(() => void client.refetchQueries(outOfDate), [client]);
  return { isOutOfDate, readAgain };
};

/** Shows a quiet notice when a refetch fails; the stale data stays on the page. */
export const OutOfDate = () => {
  const { isOutOfDate, readAgain } = useOutOfDate();
  return <Line when={isOutOfDate} onRetry={readAgain} />;
};
