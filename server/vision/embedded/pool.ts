import { EngineUnavailable } from "../engine.ts";
import type { Answers, Question } from "./messages.ts";
import { startThread, type Thread } from "./thread.ts";

/** Questions that wait for a thread; each holds a picture in memory. */
const longestQueue = 64;

export interface Pool {
  /** The answer of the first thread that is free; throws `EngineUnavailable` where too many wait. */
  ask<Call extends Question["call"]>(
    question: Extract<Question, { call: Call }>,
  ): Promise<Answers[Call]>;
  close(): Promise<void>;
}

/** Up to so many threads, each started when it is first needed, and anew after it broke. */
export const createPool = (size: number, start: () => Thread = startThread): Pool => {
  const idle: Thread[] = [];
  const all = new Set<Thread>();
  const waiting: { take: (thread: Thread) => void; fail: (error: Error) => void }[] = [];
  let isClosed = false;

  const free = (thread: Thread) => {
    if (!thread.isAlive()) {
      all.delete(thread);
      // Whoever waits gets a new one.
      const next = waiting.shift();
      if (next) next.take(add());
      return;
    }
    const next = waiting.shift();
    if (next) next.take(thread);
    else idle.push(thread);
  };
  const add = (): Thread => {
    const thread = start();
    all.add(thread);
    return thread;
  };
  const take = (): Promise<Thread> => {
    for (let thread = idle.pop(); thread; thread = idle.pop()) {
      if (thread.isAlive()) return Promise.resolve(thread);
      all.delete(thread);
    }
    if (all.size < size) return Promise.resolve(add());
    if (waiting.length >= longestQueue)
      return Promise.reject(new EngineUnavailable("Too many pictures wait for the engine."));
    return new Promise((resolve, reject) => waiting.push({ take: resolve, fail: reject }));
  };

  return {
    async ask(question) {
      if (isClosed) throw new EngineUnavailable("The embedded engine was closed.");
      const thread = await take();
      try {
        return await thread.ask(question);
      } finally {
        if (!isClosed) free(thread);
      }
    },
    async close() {
      isClosed = true;
      const closed = new EngineUnavailable("The embedded engine was closed.");
      for (const { fail } of waiting.splice(0)) fail(closed);
      await Promise.all([...all].map((thread) => thread.close()));
      all.clear();
    },
  };
};
