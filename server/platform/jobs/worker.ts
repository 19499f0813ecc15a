import type { JobError } from "@console-shell/contract/words/job-states";
import { withTimeout } from "../database/with-timeout.ts";
import type { JobKind } from "../database/tables/jobs.ts";
import { FilesUnavailable } from "../files/files-unavailable.ts";
import type { Services } from "../services.ts";
import { createPoller } from "../poller.ts";
import { EngineUnavailable, UnreadablePicture } from "../vision/engine.ts";
import { type Claimed, claimJobs } from "./claim.ts";
import { failJob } from "./end-job.ts";
import { releaseLeft } from "./release-left.ts";

/** Polling interval in milliseconds, without notifications. */
const every = 2_000;

/** Runs a job and ends it with `endJob`; throwing makes it a failed attempt. */
export type JobHandler = (job: Claimed) => Promise<void>;

export interface JobWorker {
  /** Something may be due: polls now instead of at the next interval. */
  notify: () => void;
  /** Stops claiming jobs; resolves when those in progress have ended. */
  close: () => Promise<void>;
}

const errorOf = (error: unknown): JobError => {
  if (error instanceof UnreadablePicture) return "unreadable_picture";
  if (error instanceof FilesUnavailable) return "files_unavailable";
  return error instanceof EngineUnavailable ? "engine_unavailable" : "unexpected";
};

/**
 * The job worker of each server process, with a concurrency limit; the processes only coordinate through the database.
 */
export const startJobWorker = (
  services: Pick<Services, "database" | "dialect" | "clock" | "log">,
  handlers: Record<JobKind, JobHandler>,
  atOnce: number,
): JobWorker => {
  const underWay = new Set<Promise<void>>();

  const attempt = async (job: Claimed) => {
    try {
      await handlers[job.kind](job);
    } catch (error) {
      const why = errorOf(error);
      services.log.warn({ err: error, job: job.id, kind: job.kind }, "A job failed");
      await failJob(services.database, job, why, services.clock());
    }
  };
  const begin = (job: Claimed) => {
    const task = attempt(job)
      // Its lease expires, and it's retried.
      .catch((error: unknown) =>
        services.log.error({ err: error, job: job.id }, "A job's end could not be written down"),
      )
      .finally(() => {
        underWay.delete(task);
        poller.notify();
      });
    underWay.add(task);
  };
  const poller = createPoller({
    every,
    begin: () => releaseLeft(services, services.clock()),
    async poll() {
      const limit = atOnce - underWay.size;
      if (limit <= 0) return;
      const claimed = await withTimeout(claimJobs(services, { now: services.clock(), limit }));
      for (const job of claimed) begin(job);
    },
    isWanted: () => true,
    onError: (error) => services.log.error({ err: error }, "Jobs could not be looked for"),
  });
  // Jobs left by the previous process are due now, or when their lease expires.
  void poller
    .start()
    .then(poller.notify)
    .catch((error: unknown) => services.log.error({ err: error }, "Jobs could not be begun"));

  return {
    notify: poller.notify,
    async close() {
      await poller.close();
      await Promise.all(underWay);
    },
  };
};
