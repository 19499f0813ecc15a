import type { ApiInput, ApiKey, ApiOutput } from "@console-shell/contract";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { useRequest } from "../host/hooks.ts";
import { call } from "./call.ts";
import { useAskAhead } from "./use-ask-ahead.ts";

interface QueryChoices {
  /** Reads only while true, which is the default. */
  enabled?: boolean;
  /** Shows the previous input's answer until the next one is there, for pages of a list. */
  keepPrevious?: boolean;
  /** Milliseconds between reads while the page is visible. */
  refetchInterval?: number;
}

/** A read, as a page shows it. A re-read is quiet: it neither loads nor fails where there is an answer. */
export interface ApiQuery<Answer> {
  data: Answer | undefined;
  /** The first answer to this input is under way; `data` may be the previous input's. */
  isLoading: boolean;
  /** There is nothing to show, and this is why. Where an answer is out of date, the SDK says so on the page. */
  error: Error | null;
  refetch: () => void;
}

/** Reads from the server, shared by all components that ask for the same call and input. */
export const useApiQuery = <Key extends ApiKey>(
  key: Key,
  input?: ApiInput<Key>,
  { enabled = true, keepPrevious = false, refetchInterval }: QueryChoices = {},
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
    // It has failed already, and the operator was told.
    retryOnMount: !isAskedAhead,
    refetchInterval: refetchInterval ?? false,
    // Named, or TanStack Query tracks them by getters, through which V8 keeps a left mount in memory.
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
