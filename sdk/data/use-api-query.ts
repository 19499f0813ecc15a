import type { ApiInput, ApiKey, ApiOutput } from "@console-shell/contract";
import { keepPreviousData, useQuery, type UseQueryResult } from "@tanstack/react-query";
import { useRequest } from "../host/hooks.ts";
import { call } from "./call.ts";

interface QueryChoices {
  /** Reads only while true; true unless told. */
  enabled?: boolean;
  /** Shows the previous input's answer until the next one is there, for pages of a list. */
  keepPrevious?: boolean;
  /** Milliseconds between reads while the page is visible. */
  refetchInterval?: number;
}

/** Reads from the server, shared by all components that ask for the same call and input. */
export const useApiQuery = <Key extends ApiKey>(
  key: Key,
  input?: ApiInput<Key>,
  { enabled = true, keepPrevious = false, refetchInterval }: QueryChoices = {},
): UseQueryResult<ApiOutput<Key>> => {
  const request = useRequest();
  return useQuery({
    queryKey: [key, input],
    queryFn: ({ signal }): Promise<ApiOutput<Key>> => call(request, key, input, { signal }),
    enabled,
    refetchInterval: refetchInterval ?? false,
    ...(keepPrevious ? { placeholderData: keepPreviousData } : {}),
  });
};
