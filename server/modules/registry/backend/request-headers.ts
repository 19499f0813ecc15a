import { ownHeaderPrefix } from "@console-shell/contract/words/headers";
import type { IncomingHttpHeaders, OutgoingHttpHeaders } from "node:http";

/** The headers that a backend gets: those about content, forms that are accepted, conditions, and the program. */
const passed: ReadonlySet<string> = new Set([
  "accept",
  "accept-encoding",
  "accept-language",
  "cache-control",
  "content-disposition",
  "content-encoding",
  "content-language",
  "content-type",
  "idempotency-key",
  "if-match",
  "if-modified-since",
  "if-none-match",
  "if-range",
  "if-unmodified-since",
  "last-event-id",
  "prefer",
  "range",
  "user-agent",
  "x-requested-with",
]);

const own = new RegExp(`^${ownHeaderPrefix}[a-z0-9-]+$`);

/**
 * The names of the headers that are passed on: those in a list, and those that a sub-app and its backend agree on. None
 * that `connection` names, because they are about one connection.
 */
export const passedNames = (
  headers: IncomingHttpHeaders,
  passed: ReadonlySet<string>,
): string[] => {
  const ofConnection = new Set((headers.connection ?? "").toLowerCase().split(/\s*,\s*/));
  return Object.keys(headers).filter(
    (name) => (passed.has(name) || own.test(name)) && !ofConnection.has(name),
  );
};

/** Whether a request has a body, by its framing. */
export const hasBody = (headers: IncomingHttpHeaders): boolean =>
  headers["transfer-encoding"] !== undefined || Number(headers["content-length"] ?? 0) > 0;

/** The headers of a call that go to the backend; its framing is the console's. */
export const headersForBackend = (
  method: string,
  headers: IncomingHttpHeaders,
): OutgoingHttpHeaders => {
  const kept = passedNames(headers, passed).map((name) => [name, headers[name]]);
  const length = headers["content-length"];
  const framing = !hasBody(headers)
    ? { "content-length": "0" }
    : length === undefined
      ? { "transfer-encoding": "chunked" }
      : { "content-length": length };
  return {
    ...Object.fromEntries(kept),
    ...(method !== "GET" && method !== "HEAD" && framing),
  };
};
