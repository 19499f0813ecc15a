import { isSoleProcess } from "../database/dialect/lock-database.ts";
import type { Services } from "../services.ts";
import { claimDue, type Leased } from "./claim.ts";
import { failJob } from "./end-job.ts";
import { startWorker, type Worker } from "./worker.ts";

/** Lease in milliseconds, longer than any job takes. */
export const leaseTime = 120_000;

/** Polling interval in milliseconds, without notifications. */
const every = 2_000;

/** A job leased to this process. */
export type Job = Leased<"jobs">;

/**
 * Releases the jobs of this server's previous process, if no other process can have them, so nobody waits for their
 * lease.
 */
const releaseLeft = async (
  services: Pick<Services, "database" | "dialect">,
  now: number,
): Promise<void> => {
  if (!isSoleProcess(services)) return;
  await services.database
    .updateTable("jobs")
    .set({ lease: null, dueAt: now })
    .where("lease", "is not", null)
    .execute();
};

/** The worker of the table `jobs`, which runs so many at once. `handle` ends its job; throwing makes it a failed attempt. */
export const startJobWorker = (
  services: Pick<Services, "database" | "dialect" | "clock" | "log">,
  handle: (job: Job) => Promise<void>,
  atOnce: number,
): Worker => {
  const { database, clock, log } = services;
  return startWorker<Job>({
    queue: "pictures",
    every,
    log,
    start: () => releaseLeft(services, clock()),
    async claim(running, begin) {
      const limit = atOnce - running.length;
      if (limit <= 0) return;
      const claimed = await claimDue(services, "jobs", { now: clock(), limit, leaseTime });
      for (const job of claimed) begin(job);
    },
    async attempt(job) {
      try {
        await handle(job);
      } catch (error) {
        log.warn({ err: error, job: job.id, kind: job.kind }, "A job failed");
        await failJob(database, job, error, clock());
      }
    },
  });
};
