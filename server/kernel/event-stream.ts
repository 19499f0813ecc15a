import { randomInt } from "node:crypto";
import type { FastifyReply } from "fastify";

/** Reconnect delay in milliseconds: random per client, over a time that grows with their number. */
const retry = { least: 3_000, spread: 7_000, each: 5 };
/** Proxies close connections that are idle for a minute or less. */
const commentEvery = 25_000;
/** Bytes that a reader may lag behind; a slower one has disconnected or will never catch up. */
const maxBehind = 256 * 1024;

/** Milliseconds to flush the last events; slower readers aren't waited for. */
const endsWithin = 1_000;

/** An open event stream, until either side ends it. */
export interface EventStream {
  /** Does nothing once the stream has ended. */
  send(event: string, data: unknown): void;
  /** Events sent before still arrive. */
  end(): void;
  /** Runs when the stream ends, on either side. */
  onEnd(listener: () => void): void;
}

/**
 * Opens a `text/event-stream` response. The server ends every stream on shutdown; readers that are too slow are
 * disconnected and reconnect.
 */
export const openEventStream = (reply: FastifyReply): EventStream => {
  const { raw, server } = reply;
  reply.hijack();
  raw.writeHead(200, {
    ...(reply.getHeaders() as Record<string, string>),
    "content-type": "text/event-stream; charset=utf-8",
    "cache-control": "no-store",
    "x-accel-buffering": "no",
    // A kept-alive connection would delay the shutdown.
    connection: "close",
  });

  const write = (text: string) => {
    if (raw.writableEnded || raw.destroyed) return;
    raw.write(text);
    if (raw.writableLength > maxBehind) raw.destroy();
  };
  const comments = setInterval(() => write(":\n\n"), commentEvery).unref();
  const stream: EventStream = {
    send: (event, data) => write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`),
    end() {
      raw.end();
      const late = setTimeout(() => raw.destroy(), endsWithin).unref();
      raw.once("close", () => clearTimeout(late));
    },
    onEnd(listener) {
      // The reader may have disconnected already.
      if (raw.destroyed) listener();
      else raw.once("close", listener);
    },
  };
  server.openStreams.add(stream);
  stream.onEnd(() => {
    clearInterval(comments);
    server.openStreams.delete(stream);
  });
  const spread = Math.max(retry.spread, server.openStreams.size * retry.each);
  write(`retry: ${retry.least + randomInt(spread + 1)}\n\n`);
  if (server.stopping) stream.end();
  return stream;
};
