import type { IncomingMessage, ServerResponse } from "node:http";
import { request as httpRequest } from "node:http";
import type { Socket } from "node:net";

/** Whether a browser requests a page rather than a module, a file or a call. */
export const isNavigation = ({ method, headers }: IncomingMessage): boolean =>
  method === "GET" &&
  (headers["sec-fetch-mode"] === "navigate" ||
    (!headers["sec-fetch-mode"] && !!headers.accept?.includes("text/html")));

/** Sends a page generated for this request. */
export const sendPage = (response: ServerResponse, html: string): void => {
  response.setHeader("Content-Type", "text/html; charset=utf-8");
  response.setHeader("Cache-Control", "no-store");
  response.end(html);
};

/** Redirects the browser to another path. */
export const redirect = (response: ServerResponse, path: string): void => {
  response.writeHead(302, { Location: path }).end();
};

/** Ends a failed request with the error. */
export const sendFailure = (response: ServerResponse, status: number, message: string): void => {
  if (response.headersSent) return void response.destroy();
  response.statusCode = status;
  response.setHeader("Content-Type", "application/json; charset=utf-8");
  response.end(JSON.stringify({ status, code: "unavailable", message, traceId: "" }));
};

/** Proxies a request to the console's server unchanged. */
export const passOn = (port: number, request: IncomingMessage, response: ServerResponse): void => {
  const { method, url, headers } = request;
  const onward = httpRequest({ host: "127.0.0.1", port, method, path: url, headers }, (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(response);
  });
  onward.on("error", (error) =>
    sendFailure(response, 502, `The console's server does not answer: ${error.message}`),
  );
  response.on("close", () => onward.destroy());
  request.pipe(onward);
};

/** A request to switch to a WebSocket, as `http.Server` reports it. */
export type Upgrade = [request: IncomingMessage, socket: Socket, head: Buffer];
