import { once } from "node:events";
import { createServer, type Server, type ServerResponse } from "node:http";
import { type AddressInfo, connect, type Socket } from "node:net";
import type { FastifyReply } from "fastify";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { type EventStream, openEventStream } from "./event-stream.ts";

const openStreams = new Set<EventStream>();
let server: Server;
let reader: Socket;
let stream: EventStream;

/** The part of a reply that a stream needs. */
const replyOf = (raw: ServerResponse) =>
  ({
    raw,
    server: { openStreams, stopping: false },
    hijack: () => undefined,
    getHeaders: () => ({ "x-trace-id": "12345678" }),
  }) as unknown as FastifyReply;

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  const opened = Promise.withResolvers<EventStream>();
  server = createServer((_request, raw) => opened.resolve(openEventStream(replyOf(raw))));
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  reader = connect((server.address() as AddressInfo).port, "127.0.0.1");
  reader.setEncoding("utf8");
  reader.write("GET / HTTP/1.1\r\nHost: x\r\n\r\n");
  stream = await opened.promise;
});
afterEach(() => {
  vi.useRealTimers();
  reader.destroy();
  server.closeAllConnections();
  server.close();
});

const ended = () => new Promise<void>((resolve) => stream.onEnd(resolve));

/** Everything read so far, once it contains this text. */
const read = (text: string) =>
  new Promise<string>((resolve) => {
    let all = "";
    reader.on("data", (chunk: string) => {
      all += chunk;
      if (all.includes(text)) resolve(all);
    });
  });

test("sets the retry delay, and keeps proxies from closing the stream", async () => {
  const before = await read("retry: ");
  expect(before).toContain("x-trace-id: 12345678");
  const retry = Number(/^retry: (\d+)$/m.exec(before)?.[1]);
  expect(retry).toBeGreaterThanOrEqual(3_000);
  expect(retry).toBeLessThanOrEqual(10_000);
  const comment = read(":\n\n");
  vi.advanceTimersByTime(25_000);
  await comment;
  const event = read("event: waiting\ndata: {}\n\n");
  stream.send("waiting", {});
  await event;
  reader.destroy();
  await ended();
  expect(openStreams.size).toBe(0);
  expect(vi.getTimerCount()).toBe(0);
});

test("drops a client that doesn't read, and buffers nothing for it", async () => {
  reader.pause();
  const dropped = ended();
  const long = "x".repeat(1_000_000);
  // Until the system's buffers are full, too.
  for (let sent = 0; sent < 200 && openStreams.size > 0; sent += 1) {
    stream.send("notification", long);
    await new Promise(setImmediate);
  }
  await dropped;
  expect(openStreams.size).toBe(0);
  stream.send("notification", "nothing happens");
  stream.end();
});
