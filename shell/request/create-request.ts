import type { HostRequest, Locale, RequestOptions } from "@console-shell/contract";
import { prepareRequest, type AnyInput } from "./prepare-request.ts";
import { readFailure, readSuccess } from "./read-answer.ts";
import { RequestError, type LocalFailure } from "./request-error.ts";
import type { ResponseCache } from "./response-cache.ts";
import { createTraceId } from "./trace-id.ts";

export const defaultCacheLifetime = 60_000;

/** What the wrapper is given; it knows no policy of its own. */
export interface RequestPolicy {
  locale(): Locale;
  /** Whose answers these are; part of a cached answer's key. */
  account(): string;
  /** Told of every failure before the call rejects; decides what is shown and where a 401 leads. */
  onFailure(error: RequestError): void;
  /**
   * Asks whoever is there to prove anew who they are, which the server wants before this call; the
   * signal ends the asking. True when it has been proved: the call is sent once more. A rejection
   * is the call's own then.
   */
  reauthenticate(signal: AbortSignal | undefined): Promise<boolean>;
  cache: ResponseCache;
  /** Put before each path; empty in the browser, where paths are of the page's origin. */
  origin?: string;
}

const localFailure = (reason: unknown, signal: AbortSignal | undefined): LocalFailure => {
  if (signal?.aborted) return "aborted";
  return reason instanceof DOMException && reason.name === "TimeoutError" ? "timeout" : "network";
};

/** Makes the one function through which the console calls the server. */
export const createRequest = (policy: RequestPolicy): HostRequest => {
  const send = async (key: string, input: AnyInput | undefined, options: RequestOptions) => {
    const { method, url, headers, body } = prepareRequest(key, input, options.bodyType);
    const traceId = createTraceId();
    headers.set("accept-language", policy.locale());
    headers.set("x-trace-id", traceId);
    const cacheKey = [method, url, policy.locale(), policy.account()].join("\n");
    const cached = options.cache && method === "GET";
    const kept = cached ? policy.cache.read(cacheKey) : undefined;
    if (kept) return kept.answer;
    const keep = cached
      ? policy.cache.slot(cacheKey, options.cacheLifetime ?? defaultCacheLifetime)
      : undefined;
    const signals = [
      ...(options.signal ? [options.signal] : []),
      ...(options.timeout === undefined ? [] : [AbortSignal.timeout(options.timeout)]),
    ];
    try {
      const response = await fetch((policy.origin ?? "") + url, {
        method,
        headers,
        body,
        credentials: "same-origin",
        signal: signals.length > 0 ? AbortSignal.any(signals) : null,
      });
      if (!response.ok) throw await readFailure(response, { url, traceId });
      const answer = await readSuccess(response, { url, traceId });
      if (response.status === 200) keep?.(answer);
      return answer;
    } catch (reason) {
      const error =
        reason instanceof RequestError
          ? reason
          : new RequestError(
              {
                status: 0,
                code: localFailure(reason, options.signal),
                message: "",
                url,
                traceId,
              },
              reason,
            );
      policy.onFailure(error);
      throw error;
    }
  };
  const sendProved = async (key: string, input: AnyInput | undefined, options: RequestOptions) => {
    try {
      return await send(key, input, options);
    } catch (error) {
      if (!(error instanceof RequestError) || error.code !== "reauth_required") throw error;
      const proved = await policy.reauthenticate(options.signal);
      // Given up while it was asked: sending it tells the caller so, without a word to the server.
      if (!proved && !options.signal?.aborted) throw error;
      return send(key, input, options);
    }
  };
  return (async (key: string, input?: AnyInput, options: RequestOptions = {}) =>
    sendProved(key, input, options)) as HostRequest;
};
