import type { ApiInput, ApiKey, ApiOutput } from "@console-shell/contract";
import {
  keepPreviousData,
  useQuery,
  useQueryClient,
  type FetchQueryOptions,
} from "@tanstack/react-query";
import { useMemo, useRef, useState } from "react";
import { useRequest } from "../host/hooks.ts";
import { call } from "./call.ts";
import { usePoll } from "./use-poll.ts";

/**
 * Prefetches a query during render. On its own, a query starts only once its page is on the screen, and a
 * complex first page renders for longer than its data needs to arrive. Returns whether it has sent the
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
  const isPoll = useRef(false);
  const query = {
    queryKey: [key, input],
    queryFn: ({ signal }: { signal: AbortSignal }): Promise<ApiOutput<Key>> =>
      call(request, key, input, { signal, isPoll: isPoll.current }),
  };
  const isAskedAhead = useAskAhead(query, enabled);
  const { data, error, isLoading, isPlaceholderData, refetch } = useQuery({
    ...query,
    enabled,
    // The prefetch has already failed, and the operator has seen the error.
    retryOnMount: !isAskedAhead,
    // Listed explicitly: by default TanStack Query tracks them with getters, through which V8 keeps an
    // unmounted tree in memory.
    notifyOnChangeProps: ["data", "error", "isLoading", "isPlaceholderData"],
    ...(keepPrevious ? { placeholderData: keepPreviousData } : {}),
  });
  usePoll(query.queryKey, enabled ? refetchInterval : undefined, () => {
    // The read starts within this call, or one is under way already.
    isPoll.current = true;
    void refetch({ cancelRefetch: false });
    isPoll.current = false;
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
