import { randomUUID } from "node:crypto";
import type { IncomingMessage } from "node:http";

const wellFormed = /^[A-Za-z0-9._-]{8,64}$/;

/** A new request ID; a UUID, because Node generates random bits for many at a time. */
export const newTraceId = (): string => randomUUID().replaceAll("-", "");

/** The trace ID of a request: the caller's own if it's well formed. */
export const traceIdOf = (request: Pick<IncomingMessage, "headers">): string => {
  const given = request.headers["x-trace-id"];
  return typeof given === "string" && wellFormed.test(given) ? given : newTraceId();
};
