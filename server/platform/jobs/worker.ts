import { withTimeout } from "../database/with-timeout.ts";
import type { Services } from "../services.ts";
import { createPoller } from "../poller.ts";

interface Work<Job> {
  /** Polling interval in milliseconds, without notifications. */
  every: number;
  /** Before the first poll. */
  start?: () => Promise<void>;
  /** Leases due jobs and begins each; whether more may be due than had a free slot. */
  claim: (running: readonly Job[], begin: (job: Job) => void) => Promise<boolean>;
  /** One attempt, with the record of how it ended. If it throws, the lease expires, and the job is retried. */
  attempt: (job: Job) => Promise<void>;
  log: Services["log"];
}

export interface Worker {
  /** Something may be due: polls now instead of at the next interval. */
  notify: () => void;
  /** Stops claiming jobs; resolves when those in progress have ended. */
  close: () => Promise<void>;
}

/** A queue's worker in each server process; the processes only coordinate through the database. */
export const startWorker = <Job extends { id: string }>({
  every,
  start = () => Promise.resolve(),
  claim,
  attempt,
  log,
}: Work<Job>): Worker => {
  const running = new Map<Job, Promise<void>>();
  let isMore = false;

  const begin = (job: Job) => {
    const task = attempt(job)
      .catch((error: unknown) =>
        log.error({ err: error, job: job.id }, "An attempt's end wasn't recorded"),
      )
      .finally(() => {
        running.delete(job);
        if (isMore) poller.notify();
      });
    running.set(job, task);
  };
  const poller = createPoller({
    every,
    begin: start,
    async poll() {
      // A job that ends in the meantime leaves a slot that this claim doesn't know of.
      isMore = true;
      isMore = await withTimeout(claim([...running.keys()], begin));
    },
    isWanted: () => true,
    onError: (error) => log.error({ err: error }, "Due jobs couldn't be claimed"),
  });
  // What the previous process left is due now, or when its lease expires.
  void poller
    .start()
    .then(poller.notify)
    .catch((error: unknown) => log.error({ err: error }, "The worker couldn't start"));

  return {
    notify: poller.notify,
    async close() {
      await poller.close();
      await Promise.all(running.values());
    },
  };
};
