import type { By } from "#kernel/call.ts";
import { Refusal } from "#kernel/refusal.ts";
import type { Services } from "#platform/services.ts";
import { signal } from "#platform/signal.ts";

/** What the signal of a changed number of failed jobs names. */
const failedMayDiffer = {
  event: "waiting",
  permission: "image-library-management:library:update",
} as const;

const restarted = (now: number) =>
  ({ state: "waiting", dueAt: now, tries: 0, error: null, endedAt: null }) as const;

/**
 * Restarts a job that was given up or is waiting for its next attempt. Throws `conflict` if it's done or being
 * processed.
 */
export const retryJob = async (
  { database }: Pick<Services, "database">,
  { now }: Pick<By, "now">,
  id: string,
): Promise<void> => {
  const retried = await database
    .updateTable("jobs")
    .set(restarted(now))
    .where("id", "=", id)
    .where("state", "in", ["failed", "retrying"])
    .where("lease", "is", null)
    .returning("id")
    .executeTakeFirst();
  if (retried) return signal(database, [failedMayDiffer]);
  const job = await database
    .selectFrom("jobs")
    .select("id")
    .where("id", "=", id)
    .executeTakeFirst();
  throw new Refusal(job ? "conflict" : "not_found");
};

/** Restarts all jobs that were given up, of all libraries or of one; returns their number. */
export const retryFailedJobs = async (
  { database }: Pick<Services, "database">,
  { now }: Pick<By, "now">,
  libraryId: string | null,
): Promise<number> => {
  let failed = database.updateTable("jobs").set(restarted(now)).where("state", "=", "failed");
  if (libraryId !== null) failed = failed.where("groupId", "=", libraryId);
  const { numUpdatedRows } = await failed.executeTakeFirstOrThrow();
  await signal(database, [failedMayDiffer]);
  return Number(numUpdatedRows);
};
