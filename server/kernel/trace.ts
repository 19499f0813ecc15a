import { randomUUID } from "node:crypto";
import type { IncomingMessage } from "node:http";

const wellFormed = /^[A-Za-z0-9._-]{8,64}$/;

/** A new identifier of a request; a UUID, because Node draws their bits for many at a time. */
export const newTraceId = (): string => randomUUID().replaceAll("-", "");

/** The identifier by which a request is found in logs: the caller's own if it is well formed. */
export const traceIdOf = (request: Pick<IncomingMessage, "headers">): string => {
  const given = request.headers["x-trace-id"];
  return typeof given === "string" && wellFormed.test(given) ? given : newTraceId();
};
