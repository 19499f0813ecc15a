import { randomUUID } from "node:crypto";
import type { IncomingMessage } from "node:http";
import { isTraceId, parseTraceParent } from "#platform/tracing/trace-context.ts";

/** A new trace id; a UUID, because Node generates random bits for many at a time. */
export const newTraceId = (): string => randomUUID().replaceAll("-", "");

/**
 * The trace id of a request, the same in its logs, errors and spans: the caller's own, from `traceparent` or, as pages
 * of earlier releases send it, from `x-trace-id`.
 */
export const traceIdOf = ({ headers }: Pick<IncomingMessage, "headers">): string => {
  const parent = parseTraceParent(headers["traceparent"]);
  if (parent) return parent.traceId;
  const given = headers["x-trace-id"];
  return isTraceId(given) ? given : newTraceId();
};
