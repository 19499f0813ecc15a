import type { Kysely } from "kysely";
import type { Tables } from "../database/tables/index.ts";

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
