import { createServer, type IncomingHttpHeaders } from "node:http";
import { buffer } from "node:stream/consumers";
import { freePort } from "@console-shell/testing/free-port";

export interface Received {
  headers: IncomingHttpHeaders;
  body: string;
  /** The event in the body. */
  event: { id: string; type: string; applicationId: string; data: Record<string, unknown> };
  path: string;
}

export interface ReceiverAnswer {
  status: number;
  headers?: Record<string, string>;
  body?: string;
}

export interface Receiver {
  url: string;
  /** Received requests in order; each webhook has its own path. */
  received: Received[];
  /** The response from now on; a promise that never resolves means none. */
  answer: (one: Received) => ReceiverAnswer | Promise<ReceiverAnswer>;
  /** Stops listening on its port, and listens there again. */
  down: () => Promise<void>;
  up: () => Promise<void>;
}

/** A real server for webhooks to call. It responds with 204 by default. */
export const startReceiver = async (): Promise<Receiver> => {
  const server = createServer((request, reply) => {
    void (async () => {
      const body = (await buffer(request)).toString("utf8");
      const event = JSON.parse(body) as Received["event"];
      const one = { headers: request.headers, body, event, path: request.url ?? "" };
      receiver.received.push(one);
      const answer = await receiver.answer(one);
      reply.writeHead(answer.status, answer.headers).end(answer.body);
    })();
  });
  // While it's down, the system must not give its port to another connection.
  const port = await freePort();
  const listen = () => new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  await listen();
  const receiver: Receiver = {
    url: `http://localhost:${port}`,
    received: [],
    answer: () => ({ status: 204 }),
    async down() {
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      server.closeAllConnections();
      await closed;
    },
    up: listen,
  };
  return receiver;
};
