import { focusManager, hashKey, useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent } from "react";

/**
 * Calls `poll` while the page is visible, each time a query's last result is that old, in milliseconds. TanStack Query
 * can do the same, but doesn't tell the read that nobody asked for it.
 */
export const usePoll = (
  queryKey: readonly unknown[],
  every: number | undefined,
  poll: () => void,
): void => {
  const client = useQueryClient();
  const pollNow = useEffectEvent(poll);
  const key = hashKey(queryKey);
  useEffect(() => {
    if (every === undefined) return undefined;
    let timer: ReturnType<typeof setTimeout>;
    const look = () => {
      const { dataUpdatedAt = 0, errorUpdatedAt = 0 } =
        client.getQueryCache().get(key)?.state ?? {};
      const left = Math.max(dataUpdatedAt, errorUpdatedAt) + every - Date.now();
      if (left <= 0 && focusManager.isFocused()) pollNow();
      timer = setTimeout(look, left > 0 ? left : every);
    };
    timer = setTimeout(look, every);
    return () => clearTimeout(timer);
  }, [client, every, key]);
};
