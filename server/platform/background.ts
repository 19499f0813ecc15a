import type { FastifyBaseLogger } from "fastify";

export interface Background {
  /** Starts work that no answer waits for; what goes wrong is logged under this title. */
  run(title: string, work: () => Promise<void>): void;
  /** Resolves when all work started so far has ended. */
  settled: () => Promise<void>;
}

/** Work beside the answers, which a graceful stop waits for. */
export const createBackground = (log: FastifyBaseLogger): Background => {
  const running = new Set<Promise<void>>();
  return {
    run(title, work) {
      const task = work()
        .catch((error: unknown) => log.error({ err: error }, title))
        .finally(() => running.delete(task));
      running.add(task);
    },
    settled: async () => {
      await Promise.all(running);
    },
  };
};
