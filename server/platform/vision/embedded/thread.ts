import { Worker } from "node:worker_threads";
import { EngineUnavailable, UnreadablePicture } from "../engine.ts";
import type { Answers, Question, Reply } from "./messages.ts";

/** Timeout per picture in milliseconds, including loading the models for the first. */
const longest = 60_000;

export interface Thread {
  ask<Call extends Question["call"]>(
    question: Extract<Question, { call: Call }>,
  ): Promise<Answers[Call]>;
  /** Whether it can be reused. */
  isAlive(): boolean;
  close(): Promise<void>;
}

/**
 * Starts a thread of the embedded engine. It handles one request at a time; a request that crashes or hangs ends it.
 */
export const startThread = (): Thread => {
  const worker = new Worker(new URL("./thread-main.ts", import.meta.url));
  // The server may end while a thread waits for work.
  worker.unref();
  let isAlive = true;
  let fail: ((error: Error) => void) | undefined;
  let succeed: ((reply: Reply) => void) | undefined;

  const end = (message: string, cause?: unknown) => {
    isAlive = false;
    fail?.(new EngineUnavailable(message, { cause }));
  };
  worker.on("error", (error) => end("The embedded engine broke.", error));
  worker.on("exit", () => end("The embedded engine has ended."));
  worker.on("message", (reply: Reply) => succeed?.(reply));

  return {
    async ask<Call extends Question["call"]>(question: Extract<Question, { call: Call }>) {
      if (!isAlive) throw new EngineUnavailable("The embedded engine has ended.");
      worker.ref();
      const timer = setTimeout(() => {
        end(`The embedded engine took more than ${longest / 1000} seconds.`);
        void worker.terminate();
      }, longest);
      try {
        const reply = await new Promise<Reply>((resolve, reject) => {
          succeed = resolve;
          fail = reject;
          worker.postMessage(question, []);
        });
        if (reply.isAnswer) return reply.value as Answers[Call];
        throw reply.isPicture
          ? new UnreadablePicture(reply.message)
          : new EngineUnavailable(reply.message);
      } finally {
        clearTimeout(timer);
        succeed = undefined;
        fail = undefined;
        worker.unref();
      }
    },
    isAlive: () => isAlive,
    async close() {
      end("The embedded engine was closed.");
      await worker.terminate();
    },
  };
};
