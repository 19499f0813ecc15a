import type { Kysely } from "kysely";
import { newId } from "#platform/database/id.ts";
import type { JobKind } from "#platform/database/tables/jobs.ts";
import type { Tables } from "#platform/database/tables/index.ts";
import { queuedBy } from "#platform/tracing/spans.ts";

/** Rows in one statement. */
const atOnce = 1_000;

interface NewJob {
  kind: JobKind;
  subjectId: string;
  groupId: string;
}

/**
 * Adds jobs, in the transaction of their subjects. An existing one restarts; results of an attempt in progress no
 * longer count.
 */
export const enqueue = async (
  transaction: Kysely<Tables>,
  jobs: readonly NewJob[],
  now: number,
): Promise<void> => {
  const traceParent = queuedBy();
  const fresh = {
    state: "waiting",
    dueAt: now,
    lease: null,
    tries: 0,
    error: null,
    traceParent,
  } as const;
  for (let from = 0; from < jobs.length; from += atOnce)
    await transaction
      .insertInto("jobs")
      .values(
        jobs.slice(from, from + atOnce).map(({ kind, subjectId, groupId }) => ({
          id: newId(),
          kind,
          subjectId,
          groupId,
          ...fresh,
          createdAt: now,
          endedAt: null,
        })),
      )
      .onConflict((conflict) =>
        conflict.columns(["kind", "subjectId"]).doUpdateSet({ ...fresh, endedAt: null }),
      )
      .execute();
};

/**
 * Removes the jobs of deleted subjects, or of a whole group, in the transaction of the deletion. Results of jobs in
 * progress aren't stored.
 */
export const dropJobs = async (
  transaction: Kysely<Tables>,
  of: { subjectIds: readonly string[] } | { groupId: string },
): Promise<void> => {
  const jobs = transaction.deleteFrom("jobs");
  if ("groupId" in of) await jobs.where("groupId", "=", of.groupId).execute();
  else if (of.subjectIds.length > 0) await jobs.where("subjectId", "in", of.subjectIds).execute();
};
