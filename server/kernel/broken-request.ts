import { type ErrorBody, type ErrorCode, errors } from "@console-shell/contract";
import type { FastifyBaseLogger } from "fastify";
import type { ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { errorMessages } from "./messages.ts";
import { newTraceId } from "./trace.ts";

/** Errors of Node's HTTP parser by code; anything else is malformed. */
const codes: Record<string, ErrorCode> = { HPE_HEADER_OVERFLOW: "too_large" };

type Headers = Readonly<Record<string, string>>;

const answerTo = (code: ErrorCode, traceId: string, headers: Headers): string => {
  const { status } = errors[code];
  const body: ErrorBody = { status, code, message: errorMessages[code]["en-US"], traceId };
  const text = JSON.stringify(body);
  const reason = code === "too_large" ? "Content Too Large" : "Bad Request";
  return [
    `HTTP/1.1 ${status} ${reason}`,
    "content-type: application/json; charset=utf-8",
    `content-length: ${Buffer.byteLength(text)}`,
    "cache-control: no-store",
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
    `x-trace-id: ${traceId}`,
    "connection: close",
    "",
    text,
  ].join("\r\n");
};

/** Responds to malformed HTTP that never reaches Fastify, with an error and headers like any other. */
export const answerBrokenRequest =
  (log: FastifyBaseLogger, headers: Headers) =>
  (error: Error & { code?: string }, socket: Socket): void => {
    // The client has disconnected, was answered already, or an answer is under way: this would become a part of it.
    const { _httpMessage: answer } = socket as Socket & { _httpMessage?: ServerResponse | null };
    if (
      error.code === "ECONNRESET" ||
      socket.destroyed ||
      !socket.writable ||
      answer?.headersSent === true
    ) {
      socket.destroy();
      return;
    }
    const traceId = newTraceId();
    log.info({ traceId, reason: error.code }, "A request could not be read");
    const code = codes[error.code ?? ""] ?? "bad_input";
    socket.end(answerTo(code, traceId, headers), () => socket.destroy());
  };
