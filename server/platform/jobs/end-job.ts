import type { JobError } from "@console-shell/contract/job-states";
import type { Kysely } from "kysely";
import type { Tables } from "../database/tables/index.ts";
import { nextAttemptAt, retryDelays } from "./back-off.ts";
import type { Claimed } from "./claim.ts";

/** What no further attempt mends. */
const isForGood: Record<JobError, boolean> = {
  engine_unavailable: false,
  files_unavailable: false,
  unreadable_picture: true,
  unexpected: false,
};

/**
 * Writes down that a job is done, in the transaction of what it did. False where it is no longer this process's,
 * since its lease ended or it was asked for anew: then nothing of it may be kept.
 */
export const endJob = async (
  transaction: Kysely<Tables>,
  { id, lease }: Claimed,
  now: number,
): Promise<boolean> => {
  const ended = await transaction
    .updateTable("jobs")
    .set({ state: "done", due_at: null, lease: null, error: null, ended_at: now })
    .where("id", "=", id)
    .where("lease", "=", lease)
    .returning("id")
    .executeTakeFirst();
  return ended !== undefined;
};

/** So many of these are no reason to give up: it lies at none of the pictures, of which there may be thousands. */
const mostCounted = (error: JobError): number =>
  error === "files_unavailable" ? retryDelays.length : Number.POSITIVE_INFINITY;

/** Writes down that an attempt failed: it is tried again later, or given up. */
export const failJob = async (
  database: Kysely<Tables>,
  { id, lease, tries }: Claimed,
  error: JobError,
  now: number,
): Promise<void> => {
  const failures = Math.min(tries + 1, mostCounted(error));
  const next = isForGood[error] ? undefined : nextAttemptAt(failures, now);
  await database
    .updateTable("jobs")
    .set({
      state: next === undefined ? "failed" : "retrying",
      due_at: next ?? null,
      ended_at: next === undefined ? now : null,
      lease: null,
      tries: failures,
      error,
    })
    .where("id", "=", id)
    .where("lease", "=", lease)
    .execute();
};
