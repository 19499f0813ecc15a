import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import {
  createSecureServer,
  type Http2ServerRequest,
  type Http2ServerResponse,
  type ServerHttp2Session,
} from "node:http2";
import type { AddressInfo, Server } from "node:net";
import type { Certificate } from "./certificate.ts";
import type { HttpVersion } from "./http-version.ts";

export type BenchRequest = IncomingMessage | Http2ServerRequest;
export type BenchResponse = ServerResponse | Http2ServerResponse;

export interface Listening {
  origins: Record<HttpVersion, string>;
  close(): Promise<void>;
}

const portOf = async (server: Server): Promise<number> => {
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return (server.address() as AddressInfo).port;
};

/** Serves one handler over each version of HTTP, each on its own port. */
export const listen = async (
  answer: (request: BenchRequest, response: BenchResponse) => void,
  { key, cert }: Certificate,
): Promise<Listening> => {
  const plain = createServer(answer);
  // No older version on this port: a browser without HTTP/2 gets an error.
  const secure = createSecureServer({ key, cert }, answer);
  const sessions = new Set<ServerHttp2Session>();
  secure.on("session", (session) => {
    sessions.add(session);
    session.once("close", () => sessions.delete(session));
  });
  return {
    origins: {
      "http/1.1": `http://127.0.0.1:${await portOf(plain)}`,
      h2: `https://127.0.0.1:${await portOf(secure)}`,
    },
    async close() {
      const closed = [once(plain, "close"), once(secure, "close")];
      plain.close();
      plain.closeAllConnections();
      secure.close();
      for (const session of sessions) session.destroy();
      await Promise.all(closed);
    },
  };
};
