import type { JobError } from "@console-shell/contract/words/job-states";
import type { Kysely } from "kysely";
import type { Tables } from "#platform/database/tables/index.ts";
import { FilesUnavailable } from "#platform/files/files-unavailable.ts";
import { EngineUnavailable, UnreadableImage } from "#platform/vision/engine.ts";
import { nextAttemptAt, retryDelays } from "#platform/jobs/back-off.ts";
import { type Leased, claimDue } from "#platform/jobs/claim.ts";
import { isSoleProcess } from "#platform/database/dialect/lock-database.ts";
import type { Services } from "#platform/services.ts";
import { startWorker, type Worker } from "#platform/jobs/worker.ts";

/** A job leased to this process. */
export type Job = Leased<"jobs">;

const errorOf = (error: unknown): JobError => {
  if (error instanceof UnreadableImage) return "unreadable_picture";
  if (error instanceof FilesUnavailable) return "files_unavailable";
  return error instanceof EngineUnavailable ? "engine_unavailable" : "unexpected";
};

/** Errors that a retry can't fix. */
const isForGood: Record<JobError, boolean> = {
  engine_unavailable: false,
  files_unavailable: false,
  unreadable_picture: true,
  unexpected: false,
};

/**
 * Marks a job as done, in the transaction of its results. False if it's no longer this process's, because its lease
 * expired or it was enqueued again: then none of its results may be stored.
 */
export const endJob = async (
  transaction: Kysely<Tables>,
  { id, lease }: Pick<Job, "id" | "lease">,
  now: number,
): Promise<boolean> => {
  const ended = await transaction
    .updateTable("jobs")
    .set({ state: "done", dueAt: null, lease: null, error: null, endedAt: now })
    .where("id", "=", id)
    .where("lease", "=", lease)
    .returning("id")
    .executeTakeFirst();
  return ended !== undefined;
};

/**
 * How many of these failures count towards giving up, at most: unavailable storage isn't the pictures' fault, and may
 * affect thousands.
 */
const maxCounted = (error: JobError): number =>
  error === "files_unavailable" ? retryDelays.length : Number.POSITIVE_INFINITY;

/** Records a failed attempt: it's retried later, or given up. */
const failJob = async (
  database: Kysely<Tables>,
  { id, lease, tries }: Pick<Job, "id" | "lease" | "tries">,
  cause: unknown,
  now: number,
): Promise<void> => {
  const error = errorOf(cause);
  const failures = Math.min(tries + 1, maxCounted(error));
  const next = isForGood[error] ? undefined : nextAttemptAt({ delays: retryDelays }, failures, now);
  await database
    .updateTable("jobs")
    .set({
      state: next === undefined ? "failed" : "retrying",
      dueAt: next ?? null,
      endedAt: next === undefined ? now : null,
      lease: null,
      tries: failures,
      error,
    })
    .where("id", "=", id)
    .where("lease", "=", lease)
    .execute();
};

/** Lease in milliseconds, longer than any job takes. */
export const leaseTime = 120_000;

/** Polling interval in milliseconds, without notifications. */
const every = 2_000;

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
