import { type ErrorBody, type ErrorCode, errors } from "@console-shell/contract";
import type { FastifyBaseLogger } from "fastify";
import type { Socket } from "node:net";
import { errorMessages } from "./messages.ts";
import { newTraceId } from "./trace.ts";

/** What Node's parser says of a request that it gives up; anything else is malformed. */
const codes: Record<string, ErrorCode> = { HPE_HEADER_OVERFLOW: "too_large" };

const answerTo = (code: ErrorCode, traceId: string): string => {
  const { status } = errors[code];
  const body: ErrorBody = { status, code, message: errorMessages[code]["en-US"], traceId };
  const text = JSON.stringify(body);
  const reason = code === "too_large" ? "Content Too Large" : "Bad Request";
  return [
    `HTTP/1.1 ${status} ${reason}`,
    "content-type: application/json; charset=utf-8",
    `content-length: ${Buffer.byteLength(text)}`,
    "cache-control: no-store",
    "x-content-type-options: nosniff",
    `x-trace-id: ${traceId}`,
    "connection: close",
    "",
    text,
  ].join("\r\n");
};

/** Answers, with an error like any other, what is not HTTP enough to become a request. */
export const answerBrokenRequest =
  (log: FastifyBaseLogger) =>
  (error: Error & { code?: string }, socket: Socket): void => {
    // The client is gone, or has been answered already.
    if (error.code === "ECONNRESET" || socket.destroyed || !socket.writable) {
      socket.destroy();
      return;
    }
    const traceId = newTraceId();
    log.info({ traceId, reason: error.code }, "A request could not be read");
    const code = codes[error.code ?? ""] ?? "bad_input";
    socket.end(answerTo(code, traceId), () => socket.destroy());
  };
