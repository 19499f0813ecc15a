import { withTimeout } from "../database/with-timeout.ts";
import type { Services } from "../services.ts";
import { createPoller } from "../poller.ts";
import { histogram } from "../metrics/registry.ts";
import { inTrace } from "../tracing/spans.ts";

/** Seconds: a picture takes some, a mail server that doesn't answer a minute. */
const buckets = [0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60];

const durations = histogram(
  "console_queue_attempt_duration_seconds",
  "Attempts at queued work, successful or not.",
  ["queue"],
  buckets,
);

interface Work<Job> {
  /** Its name in metrics and traces. */
  queue: string;
  /** Polling interval in milliseconds, without notifications. */
  every: number;
  /** Before the first poll. */
  start?: () => Promise<void>;
  /** Leases as many due jobs as have a free slot, and begins each. */
  claim: (running: readonly Job[], begin: (job: Job) => void) => Promise<void>;
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
export const startWorker = <Job extends { id: string; traceParent?: string | null }>({
  queue,
  every,
  start = () => Promise.resolve(),
  claim,
  attempt,
  log,
}: Work<Job>): Worker => {
  const running = new Map<Job, Promise<void>>();

  const begin = (job: Job) => {
    const began = performance.now();
    const about = { name: queue, kind: "consumer", attributes: { "job.id": job.id } } as const;
    const task = inTrace(about, () => attempt(job), job.traceParent)
      .catch((error: unknown) =>
        log.error({ err: error, job: job.id }, "An attempt's end wasn't recorded"),
      )
      .finally(() => {
        running.delete(job);
        durations.observe({ queue }, (performance.now() - began) / 1000);
        // Its slot may be what the next one waits for.
        poller.notify();
      });
    running.set(job, task);
  };
  const poller = createPoller({
    every,
    begin: start,
    poll: () => withTimeout(claim([...running.keys()], begin)),
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
