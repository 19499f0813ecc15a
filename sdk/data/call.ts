import type {
  ApiInput,
  ApiKey,
  ApiOutput,
  HostRequest,
  RequestOptions,
} from "@console-shell/contract";

/**
 * Calls the host with a key that is still generic. `HostRequest` derives from a concrete key whether the
 * input is optional, which it can't do here; the callers' signatures already enforce it.
 */
export const call = <Key extends ApiKey>(
  request: HostRequest,
  key: Key,
  input: ApiInput<Key> | undefined,
  options?: RequestOptions,
): Promise<ApiOutput<Key>> =>
  (
    request as (
      key: Key,
      input: ApiInput<Key> | undefined,
      options?: RequestOptions,
    ) => Promise<ApiOutput<Key>>
  )(key, input, options);
