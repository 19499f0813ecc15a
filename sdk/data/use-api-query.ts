import type { ApiInput, ApiKey, ApiOutput } from "@console-shell/contract";
import {
  keepPreviousData,
  useQuery,
  useQueryClient,
  type FetchQueryOptions,
} from "@tanstack/react-query";
import { useMemo, useState } from "react";
import { useRequest } from "../host/hooks.ts";
import { call } from "./call.ts";

/**
 * Prefetches a query during render. On its own, a query starts only once its page is on the screen, and a
 * complex first page takes longer to render than its data takes to arrive. Returns whether it has sent the
 * request; does nothing when the data is cached or in flight.
 */
const useAskAhead = <Answer>(query: FetchQueryOptions<Answer>, enabled: boolean): boolean => {
  const client = useQueryClient();
  const [asked] = useState(() => {
    if (!enabled || client.getQueryState(query.queryKey)) return false;
    void client.prefetchQuery(query);
    return true;
  });
  return asked;
};

interface QueryOptions {
  /** Runs the query only while true; true by default. */
  enabled?: boolean;
  /** Shows the previous input's data until the new data arrives, for paging. */
  keepPrevious?: boolean;
  /** Milliseconds between reads while the page is visible. */
  refetchInterval?: number;
}

/**
 * A read, as a page shows it. Refetches are quiet: they set neither `isLoading` nor `error` while there is
 * data.
 */
interface ApiQuery<Answer> {
  data: Answer | undefined;
  /** The first read for this input is in flight; `data` may be the previous input's. */
  isLoading: boolean;
  /** Why there is no data to show. Stale data isn't an error here; the SDK shows a notice on the page. */
  error: Error | null;
  refetch: () => void;
}

/** Reads from the server. Components that use the same call and input share one query. */
export const useApiQuery = <Key extends ApiKey>(
  key: Key,
  input?: ApiInput<Key>,
  { enabled = true, keepPrevious = false, refetchInterval }: QueryOptions = {},
): ApiQuery<ApiOutput<Key>> => {
  const request = useRequest();
  const query = {
    queryKey: [key, input],
    queryFn: ({ signal }: { signal: AbortSignal }): Promise<ApiOutput<Key>> =>
      call(request, key, input, { signal }),
  };
  const isAskedAhead = useAskAhead(query, enabled);
  const { data, error, isLoading, isPlaceholderData, refetch } = useQuery({
    ...query,
    enabled,
    // The prefetch has already failed, and the operator has seen the error.
    retryOnMount: !isAskedAhead,
    refetchInterval: refetchInterval ?? false,
    // Listed explicitly: by default TanStack Query tracks them with getters, through which V8 keeps an
    // unmounted tree in memory.
    notifyOnChangeProps: ["data", "error", "isLoading", "isPlaceholderData"],
    ...(keepPrevious ? { placeholderData: keepPreviousData } : {}),
  });
  return useMemo(
    () => ({
      data,
      isLoading: isLoading || isPlaceholderData,
      error: data === undefined ? error : null,
      refetch: () => void refetch(),
    }),
    [data, isLoading, isPlaceholderData, error, refetch],
  );
};
