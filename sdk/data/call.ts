import type {
  ApiInput,
  ApiKey,
  ApiOutput,
  HostRequest,
  RequestOptions,
} from "@console-shell/contract";

/**
 * A call whose key is still generic. `HostRequest` decides by the key whether its input may be
 * left out, which cannot be decided for a generic one; the callers' own signatures have done so.
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
