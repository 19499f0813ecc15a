import { randomInt } from "node:crypto";
import type { FastifyReply } from "fastify";

/** Milliseconds until a browser that lost the stream asks for it again: each its own, or all would come at once. */
const retry = { least: 3_000, most: 10_000 };
/** Proxies close what says nothing for a minute or less. */
const commentEvery = 25_000;
/** Bytes that a reader may be behind; one who is further has gone, or never comes up. */
const mostBehind = 256 * 1024;

/** Milliseconds for the last words to leave; who does not take them is not waited for. */
const endsWithin = 1_000;

/** An answer of events that goes on until either side ends it. */
export interface EventStream {
  /** Nothing happens where the stream has ended. */
  send(event: string, data: unknown): void;
  /** What was sent before still arrives. */
  end(): void;
  /** Runs once the stream is over, whoever ended it. */
  onEnd(listener: () => void): void;
}

/**
 * Answers with `text/event-stream`. The server ends every stream when it stops; whoever reads too
 * slowly is dropped and comes back.
 */
export const openEventStream = (reply: FastifyReply): EventStream => {
  const { raw, server } = reply;
  reply.hijack();
  raw.writeHead(200, {
    ...(reply.getHeaders() as Record<string, string>),
    "content-type": "text/event-stream; charset=utf-8",
    "cache-control": "no-store",
    "x-accel-buffering": "no",
    // Kept open for another request, the connection would have a stop wait for it.
    connection: "close",
  });

  const write = (text: string) => {
    if (raw.writableEnded || raw.destroyed) return;
    raw.write(text);
    if (raw.writableLength > mostBehind) raw.destroy();
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
      // The reader may be gone already.
      if (raw.destroyed) listener();
      else raw.once("close", listener);
    },
  };
  server.openStreams.add(stream);
  stream.onEnd(() => {
    clearInterval(comments);
    server.openStreams.delete(stream);
  });
  write(`retry: ${randomInt(retry.least, retry.most + 1)}\n\n`);
  if (server.stopping) stream.end();
  return stream;
};
