import { once } from "node:events";
import {
  createServer,
  type IncomingMessage,
  request as httpRequest,
  type ServerResponse,
} from "node:http";
import type { AddressInfo } from "node:net";
import { extname } from "node:path";
import { cachedFiles } from "@console-shell/server/modules/registry/pages/read-file";
import { comparedFolder } from "./build.ts";

export interface ComparedServer {
  origin: string;
  close(): Promise<void>;
}

const readFile = cachedFiles();

/**
 * Sends files as the console's server does: compressed, and immutable if their names contain a
 * hash.
 */
const sendFile = async (path: string, response: ServerResponse): Promise<void> => {
  const isPage = extname(path) === "";
  const [first] = path.slice(1).split("/");
  const file = readFile(comparedFolder, isPage ? `${first}/index.html` : path.slice(1));
  if (!file) return void response.writeHead(404).end();
  const body = await file.encoded(file.compressible ? "gzip" : "identity");
  response.writeHead(200, {
    "content-type": file.type,
    "content-length": body.length,
    "cache-control": isPage ? "no-cache" : "public, max-age=31536000, immutable",
    ...(file.compressible && { "content-encoding": "gzip" }),
  });
  response.end(body);
};

/** Proxies a call to the console's server, because these pages show its operators and data too. */
const passOn = (port: number, request: IncomingMessage, response: ServerResponse): void => {
  const { method, url, headers } = request;
  const onward = httpRequest({ host: "127.0.0.1", port, method, path: url, headers }, (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(response);
  });
  onward.on("error", () => response.writeHead(502).end());
  request.pipe(onward);
};

const calls = /^\/(?:auth|cc-api|mc-api|api)\//;

/** Serves the compared pages, below their names, on their own origin. */
export const startComparedServer = async (consolePort: number): Promise<ComparedServer> => {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? "/", "http://bench");
    if (calls.test(pathname)) passOn(consolePort, request, response);
    else void sendFile(pathname, response);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    async close() {
      server.close();
      server.closeAllConnections();
      await once(server, "close");
    },
  };
};
