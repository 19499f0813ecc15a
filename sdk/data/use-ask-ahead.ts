import { useQueryClient, type FetchQueryOptions } from "@tanstack/react-query";
import { useState } from "react";

/**
 * Prefetches a query during render. On its own, a query starts only once its page is on the screen, and a complex first
 * page takes longer to render than its data needs to arrive. Returns whether it has sent the request; does nothing when
 * the data is cached or in flight.
 */
export const useAskAhead = <Answer>(
  query: FetchQueryOptions<Answer>,
  enabled: boolean,
): boolean => {
  const client = useQueryClient();
  const [asked] = useState(() => {
    if (!enabled || client.getQueryState(query.queryKey)) return false;
    void client.prefetchQuery(query);
    return true;
  });
  return asked;
};
