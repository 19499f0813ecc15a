import type { JobError } from "@console-shell/contract/words/job-states";
import type { Kysely } from "kysely";
import type { Tables } from "../database/tables/index.ts";
import { FilesUnavailable } from "../files/files-unavailable.ts";
import { EngineUnavailable, UnreadablePicture } from "../vision/engine.ts";
import { nextAttemptAt } from "./back-off.ts";
import type { Leased } from "./claim.ts";

type Job = Pick<Leased<"jobs">, "id" | "lease" | "tries">;

const second = 1_000;
const minute = 60 * second;

/** Backoff in milliseconds after each failed attempt. */
export const retryDelays = [2 * second, 15 * second, minute, 10 * minute, 60 * minute] as const;

const errorOf = (error: unknown): JobError => {
  if (error instanceof UnreadablePicture) return "unreadable_picture";
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
  { id, lease }: Job,
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
export const failJob = async (
  database: Kysely<Tables>,
  { id, lease, tries }: Job,
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
