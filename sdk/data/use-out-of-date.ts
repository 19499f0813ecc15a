import { notifyManager, useQueryClient, type QueryFilters } from "@tanstack/react-query";
import { useCallback, useSyncExternalStore } from "react";

/** What is shown, and could not be read again. */
const outOfDate: QueryFilters = {
  type: "active",
  predicate: ({ state }) => state.status === "error" && state.data !== undefined,
};

/** Whether something that is shown could not be read again, and how to try once more. */
export const useOutOfDate = (): { isOutOfDate: boolean; readAgain: () => void } => {
  const client = useQueryClient();
  const cache = client.getQueryCache();
  const isOutOfDate = useSyncExternalStore(
    useCallback((listener) => cache.subscribe(notifyManager.batchCalls(listener)), [cache]),
    () => cache.findAll(outOfDate).length > 0,
  );
  const readAgain = useCallback(() => void client.refetchQueries(outOfDate), [client]);
  return { isOutOfDate, readAgain };
};
