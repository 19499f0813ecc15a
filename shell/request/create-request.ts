import type { HostRequest, RequestOptions } from "@console-shell/contract";
import {
  approvalReasonHeader,
  pageAccountHeader,
  unattendedHeader,
  sessionSecondsHeader,
} from "@console-shell/contract/words/headers";
import { tokenRenewals } from "@console-shell/contract/words/token-renewals";
import { isUnreached } from "./is-unreached.ts";
import { prepareRequest, type AnyInput, type PreparedRequest } from "./prepare-request.ts";
import { readFailure, readSuccess } from "./read-answer.ts";
import { RequestError, type LocalFailure } from "./request-error.ts";
import type { RequestPolicy } from "./request-policy.ts";
import { createTokenChanges } from "./token-changes.ts";

/** Random bytes in hexadecimal. Not crypto.randomUUID, which browsers don't offer over plain HTTP. */
const randomHex = (bytes: number): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) =>
    byte.toString(16).padStart(2, "0"),
  ).join("");

/**
 * The header with a trace id of W3C Trace Context. Nothing records this page's spans, as the flag says. Another
 * origin may not admit the standard header yet: a node of the previous release, or a team's dev server.
 */
const traceHeader = (traceId: string, origin: string): [string, string] =>
  origin === "" ? ["traceparent", `00-${traceId}-${randomHex(8)}-00`] : ["x-trace-id", traceId];

const defaultCacheLifetime = 60_000;
/** How long a write may wait for a sign-in, in milliseconds; after that it may no longer be intended. */
const longestWait = 10 * 60_000;

const localFailure = (
  reason: unknown,
  signals: readonly (AbortSignal | undefined)[],
): LocalFailure => {
  if (signals.some((signal) => signal?.aborted)) return "aborted";
  return reason instanceof DOMException && reason.name === "TimeoutError" ? "timeout" : "network";
};

const secondsOf = ({ headers }: Response): number | undefined => {
  const seconds = headers.get(sessionSecondsHeader);
  return seconds === null ? undefined : Number(seconds);
};

const isUnknownSession = (error: unknown): error is RequestError =>
  error instanceof RequestError && error.code === "not_signed_in";

const renewsToken = new Set<string>(tokenRenewals);

/** The same failure for a call that isn't sent again. */
const unsent = ({ status, message, traceId, url }: RequestError, local: LocalFailure) =>
  new RequestError({ status, local, message, traceId, url });

/** Creates the only function through which the console calls the server. */
export const createRequest = (policy: RequestPolicy): HostRequest => {
  const tokenChanges = createTokenChanges();
  /** Why an action of several calls is needed. */
  const reasons = new WeakMap<object, string>();
  const exchange = async (request: PreparedRequest, traceId: string, options: RequestOptions) => {
    const { method, url, headers, body } = request;
    const signals = [
      policy.signal,
      ...(options.signal ? [options.signal] : []),
      ...(options.timeout === undefined ? [] : [AbortSignal.timeout(options.timeout)]),
    ];
    const response = await fetch(policy.originOf(url) + url, {
      method,
      headers,
      body,
      credentials: policy.credentials,
      signal: AbortSignal.any(signals),
    });
    const context = { url, traceId, fromBackend: !policy.isOwn(url) };
    const failure = response.ok ? undefined : await readFailure(response, context);
    if (!failure || !isUnreached(failure)) policy.onReach(true, secondsOf(response));
    if (failure) throw failure;
    return { status: response.status, answer: await readSuccess(response, context) };
  };
  const send = async (
    key: string,
    input: AnyInput | undefined,
    options: RequestOptions,
    reason?: string,
  ) => {
    const request = prepareRequest(key, input, options.bodyType);
    const { method, url, headers } = request;
    if (reason !== undefined) headers.set(approvalReasonHeader, encodeURIComponent(reason));
    const traceId = randomHex(16);
    headers.set("accept-language", policy.locale());
    headers.set(...traceHeader(traceId, policy.originOf(url)));
    const account = policy.account();
    // Captured now: however long it waits, the call belongs to this account.
    if (account !== "") headers.set(pageAccountHeader, account);
    const begun = Date.now();
    const cacheKey = [method, url, policy.locale(), account].join("\n");
    const cached = options.cache && method === "GET";
    const kept = cached ? policy.cache.read(cacheKey) : undefined;
    if (kept) return kept.answer;
    const keep = cached
      ? policy.cache.slot(cacheKey, options.cacheLifetime ?? defaultCacheLifetime)
      : undefined;
    const attempt = async (isSecond = false): Promise<Awaited<ReturnType<typeof exchange>>> => {
      if (policy.isAttended()) headers.delete(unattendedHeader);
      else headers.set(unattendedHeader, "1");
      const hasNewToken = tokenChanges.since();
      const sent = exchange(request, traceId, options);
      if (renewsToken.has(key)) tokenChanges.watch(sent);
      try {
        return await sent;
      } catch (error) {
        if (!isUnknownSession(error)) throw error;
        if (await hasNewToken()) return attempt();
        if (!isSecond && (await policy.findAnybody())) return attempt(true);
        const isBack = await policy.signInAgain(error, options.signal);
        // Aborted while waiting isn't a refusal.
        options.signal?.throwIfAborted();
        if (isBack === "left") throw unsent(error, "aborted");
        if (!isBack) throw error;
        if (method !== "GET" && Date.now() - begun > longestWait) throw unsent(error, "outdated");
        return attempt();
      }
    };
    try {
      const { status, answer } = await attempt();
      if (status === 200) keep?.(answer);
      if (method !== "GET") policy.onWritten?.(url);
      return answer;
    } catch (reason) {
      const error =
        reason instanceof RequestError
          ? reason
          : new RequestError(
              {
                status: 0,
                local: localFailure(reason, [policy.signal, options.signal]),
                message: "",
                url,
                fromBackend: !policy.isOwn(url),
                traceId,
              },
              reason,
            );
      if (isUnreached(error)) policy.onReach(false);
      if (!options.showsFields || error.fields.length === 0)
        policy.onFailure(error, options.isPoll ?? false);
      throw error;
    }
  };
  /** Asks for what the server requires first, and sends the call again with it: a proof, or a reason. */
  const sendProved = async (
    key: string,
    input: AnyInput | undefined,
    options: RequestOptions,
    given: { proof?: true; reason?: string | undefined },
  ): Promise<unknown> => {
    const { signal, action } = options;
    try {
      return await send(key, input, options, given.reason);
    } catch (error) {
      const code = error instanceof RequestError ? error.code : undefined;
      if (code === "reauth_required" && !given.proof) {
        const proved = await policy.reauthenticate(signal);
        // Aborted while asking: the retry below rejects without contacting the server.
        if (!proved && !signal?.aborted) throw error;
        return sendProved(key, input, options, { ...given, proof: true });
      }
      if (code === "second_person_required" && given.reason === undefined) {
        const reason = (action && reasons.get(action)) ?? (await policy.askReason(signal));
        if (reason === undefined && !signal?.aborted) throw error;
        if (action && reason !== undefined) reasons.set(action, reason);
        return sendProved(key, input, options, { ...given, reason: reason ?? "" });
      }
      throw error;
    }
  };
  return (async (key: string, input?: AnyInput, options: RequestOptions = {}) =>
    sendProved(key, input, options, {
      reason: options.action && reasons.get(options.action),
    })) as HostRequest;
};
