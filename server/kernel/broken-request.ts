import { type ErrorBody, type ErrorCode, errors } from "@console-shell/contract";
import type { FastifyBaseLogger } from "fastify";
import type { ServerResponse } from "node:http";
import type { Socket } from "node:net";
import type { Appearance } from "./appearance.ts";
import { asksForPage, errorAppearance, errorPage } from "./error-page.ts";
import { errorMessages } from "./messages.ts";
import { newTraceId } from "./trace.ts";

/** Errors of Node's HTTP parser by code; anything else is malformed. */
const codes: Record<string, ErrorCode> = { HPE_HEADER_OVERFLOW: "too_large" };

type Headers = Readonly<Record<string, string>>;

/** The appearance of the page that what was read of a request asks for; undefined if it asks for none. */
const pageFor = (packet: unknown): Appearance | undefined => {
  const [first = "", ...rest] = (Buffer.isBuffer(packet) ? packet.toString("latin1") : "").split(
    "\r\n",
  );
  const url = /^GET (\S+)/.exec(first)?.[1];
  const headers = Object.fromEntries(
    rest.map((line) => {
      const [, name = "", value = ""] = /^([\w-]+):[ \t]*(.*)$/.exec(line) ?? [];
      return [name.toLowerCase(), value];
    }),
  );
  // Nothing after a long address may have arrived yet.
  const isCut = url !== undefined && rest.length === 0;
  const asked = isCut ? { accept: "text/html" } : headers;
  return asksForPage(url ?? "/", asked) ? errorAppearance(headers) : undefined;
};

const answerTo = (
  code: ErrorCode,
  traceId: string,
  headers: Headers,
  shown: Appearance | undefined,
): string => {
  const { status } = errors[code];
  const message = errorMessages[code][shown?.locale ?? "en-US"];
  const body: ErrorBody = { status, code, message, traceId };
  const page = shown && errorPage(body, shown);
  const text = page?.html ?? JSON.stringify(body);
  const reason = code === "too_large" ? "Content Too Large" : "Bad Request";
  const sent = {
    ...headers,
    "content-type": "application/json; charset=utf-8",
    ...page?.headers,
    "content-length": Buffer.byteLength(text),
    "cache-control": "no-store",
    "x-trace-id": traceId,
  };
  return [
    `HTTP/1.1 ${status} ${reason}`,
    ...Object.entries(sent).map(([name, value]) => `${name}: ${value}`),
    "connection: close",
    "",
    text,
  ].join("\r\n");
};

/** Responds to malformed HTTP that never reaches Fastify, with an error and headers like any other. */
export const answerBrokenRequest =
  (log: FastifyBaseLogger, headers: Headers) =>
  (error: Error & { code?: string; rawPacket?: unknown }, socket: Socket): void => {
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
    socket.end(answerTo(code, traceId, headers, pageFor(error.rawPacket)), () => socket.destroy());
  };
