import type { FastifyBaseLogger } from "fastify";
import { inSpan } from "./tracing/spans.ts";

export interface Background {
  /** Starts background work that no response waits for; failures are logged under this title. */
  run(title: string, work: () => Promise<void>): void;
  /** Resolves when all work started so far has ended. */
  settled: () => Promise<void>;
}

/** Background work, which a graceful shutdown waits for. */
export const createBackground = (log: FastifyBaseLogger): Background => {
  const running = new Set<Promise<void>>();
  return {
    run(title, work) {
      // Its own span, because the request's ends with the answer.
      const task = inSpan({ name: "background work" }, work)
        .catch((error: unknown) => log.error({ err: error }, title))
        .finally(() => running.delete(task));
      running.add(task);
    },
    settled: async () => {
      await Promise.all(running);
    },
  };
};
