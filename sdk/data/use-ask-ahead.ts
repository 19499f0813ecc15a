import { useQueryClient, type FetchQueryOptions } from "@tanstack/react-query";
import { useState } from "react";

/**
 * Asks the server while the page is still being rendered: a query by itself asks when its page is on the
 * screen, and a first page of many controls takes longer to render than its answer to come. Answers
 * whether it has asked; what is known or under way it leaves alone.
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
