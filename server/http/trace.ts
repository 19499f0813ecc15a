import { randomBytes } from "node:crypto";
import type { IncomingMessage } from "node:http";

const wellFormed = /^[A-Za-z0-9._-]{8,64}$/;

/** A new identifier of a request. */
export const newTraceId = (): string => randomBytes(16).toString("hex");

/** The identifier by which a request is found in logs: the caller's own if it is well formed. */
export const traceIdOf = (request: Pick<IncomingMessage, "headers">): string => {
  const given = request.headers["x-trace-id"];
  return typeof given === "string" && wellFormed.test(given) ? given : newTraceId();
};
