import { type Asking, EngineUnavailable } from "../engine.ts";
import type { Answers, Question } from "./messages.ts";
import { startThread, type Thread } from "./thread.ts";
import { createWaiting, type Waiter } from "./waiting.ts";

/** Maximum requests waiting for a thread; each holds a picture in memory. */
const longestQueue = 64;
/** Milliseconds that a thread stays reserved for an urgent caller: a sign-in sends one frame after the other. */
const staysFor = 100;

export interface Pool {
  /** The response of the first free thread; throws `EngineUnavailable` if too many requests are waiting. */
  ask<Call extends Question["call"]>(
    question: Extract<Question, { call: Call }>,
    asking?: Asking,
  ): Promise<Answers[Call]>;
  close(): Promise<void>;
}

/**
 * A pool of threads, each started on first use, and again after it broke. Patient requests run when no urgent one is
 * waiting, and not between those of a caller who sends several.
 */
export const createPool = (size: number, start: () => Thread = startThread): Pool => {
  const idle: Thread[] = [];
  /** Reserved threads, each with the timer that ends the reservation. */
  const staying = new Map<Thread, NodeJS.Timeout>();
  const all = new Set<Thread>();
  const waiting = createWaiting();
  let isClosed = false;

  const add = (): Thread => {
    const thread = start();
    all.add(thread);
    return thread;
  };
  const give = (thread: Thread) => {
    const next = waiting.next();
    if (thread.isAlive()) {
      if (next) next.take(thread);
      else idle.push(thread);
      return;
    }
    all.delete(thread);
    // A waiting request gets a new thread.
    next?.take(add());
  };
  const free = (thread: Thread, wasPatient: boolean) => {
    if (wasPatient || waiting.isPatientsTurn() || waiting.hasUrgent() || !thread.isAlive()) {
      give(thread);
      return;
    }
    const leave = () => {
      staying.delete(thread);
      give(thread);
    };
    staying.set(thread, setTimeout(leave, staysFor));
  };
  const takeFree = (isPatient: boolean): Thread | undefined => {
    for (let thread = idle.pop(); thread; thread = idle.pop()) {
      if (thread.isAlive()) return thread;
      all.delete(thread);
    }
    if (isPatient) return undefined;
    for (const [thread, timer] of staying) {
      clearTimeout(timer);
      staying.delete(thread);
      if (thread.isAlive()) return thread;
      all.delete(thread);
    }
    return undefined;
  };
  const take = (isPatient: boolean): Promise<Thread> => {
    const thread = takeFree(isPatient) ?? (all.size < size ? add() : undefined);
    if (thread) return Promise.resolve(thread);
    if (waiting.length() >= longestQueue)
      return Promise.reject(new EngineUnavailable("Too many pictures wait for the engine."));
    return new Promise((resolve, reject) => {
      const waiter: Waiter = { take: resolve, fail: reject };
      waiting.add(waiter, isPatient);
    });
  };

  return {
    async ask(question, { isPatient = false } = {}) {
      if (isClosed) throw new EngineUnavailable("The embedded engine was closed.");
      const thread = await take(isPatient);
      waiting.count(isPatient);
      try {
        return await thread.ask(question);
      } finally {
        if (!isClosed) free(thread, isPatient);
      }
    },
    async close() {
      isClosed = true;
      for (const timer of staying.values()) clearTimeout(timer);
      const closed = new EngineUnavailable("The embedded engine was closed.");
      for (const { fail } of waiting.empty()) fail(closed);
      await Promise.all([...all].map((thread) => thread.close()));
      all.clear();
    },
  };
};
