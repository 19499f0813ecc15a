import type { ErrorCode, Locale } from "@console-shell/contract";
import { type IncomingMessage, ServerResponse } from "node:http";

/** A text in each language of the console. */
export type Texts = Record<Locale, string>;

/** Answers a call that a proxy couldn't pass on, in the form of the console's errors. */
export const answerProblem = (
  request: IncomingMessage,
  // For a WebSocket, it's the connection.
  response: unknown,
  message: Texts,
  code?: ErrorCode,
): void => {
  if (!(response instanceof ServerResponse) || response.headersSent) return;
  const locale = request.headers["accept-language"]?.startsWith("zh") ? "zh-CN" : "en-US";
  response.writeHead(502, { "content-type": "application/json; charset=utf-8" });
  response.end(JSON.stringify({ status: 502, code, message: message[locale] }));
};
