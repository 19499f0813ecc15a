import type { ApiInput, ApiKey, ApiOutput } from "@console-shell/contract";
import { focusedElement, keepFocus } from "@console-shell/ui";
import { useMutation, useQueryClient, type UseMutationResult } from "@tanstack/react-query";
import { useRequest } from "../host/hooks.ts";
import { call } from "./call.ts";

interface MutationOptions {
  /** Queries to invalidate after a success; by default all of the sub-app's. */
  invalidates?: readonly ApiKey[];
  /** The page shows what the server says about fields: then no notification does. */
  showsFields?: boolean;
}

/** Writes to the server; its variables are the call's input. */
export const useApiMutation = <Key extends ApiKey>(
  key: Key,
  { invalidates, showsFields = false }: MutationOptions = {},
): UseMutationResult<ApiOutput<Key>, Error, ApiInput<Key>> => {
  const request = useRequest();
  const client = useQueryClient();
  return useMutation({
    mutationKey: [key],
    mutationFn: (input: ApiInput<Key>) => call(request, key, input, { showsFields }),
    onSuccess: () =>
      client.invalidateQueries(
        invalidates
          ? { predicate: (query) => invalidates.includes(query.queryKey[0] as ApiKey) }
          : {},
      ),
    onMutate: focusedElement,
    // Only what had the focus can lose it: a write in the background moves nothing.
    onSettled: (_output, _error, _input, focused) => {
      if (focused && focused !== document.body) keepFocus(focused);
    },
  });
};
