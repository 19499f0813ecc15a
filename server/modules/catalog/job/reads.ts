import type { countJobs, Job, listJobs } from "@console-shell/contract/calls/job";
import { jobErrors, type JobState } from "@console-shell/contract/words/job-states";
import type { Kysely } from "kysely";
import type { z } from "zod";
import { defineList } from "#kernel/list.ts";
import { countOf } from "#platform/database/page-of.ts";
import type { Source } from "#platform/database/source.ts";
import type { Tables } from "#platform/database/tables/index.ts";

type Filter = Pick<z.output<typeof listJobs.query>, "state" | "libraryId">;

/** Jobs in a state. While a job is being processed, its stored state doesn't count. */
const matching = (database: Kysely<Tables>, { state, libraryId }: Filter) => {
  let jobs = database.selectFrom("jobs");
  if (libraryId) jobs = jobs.where("jobs.groupId", "=", libraryId);
  if (state === "working") return jobs.where("jobs.lease", "is not", null);
  return state ? jobs.where("jobs.state", "=", state).where("jobs.lease", "is", null) : jobs;
};

const presentJobs = async (database: Kysely<Tables>, ids: string[]): Promise<Job[]> => {
  const rows = await database
    .selectFrom("jobs")
    .innerJoin("libraries", "libraries.id", "jobs.groupId")
    .innerJoin("images", "images.id", "jobs.subjectId")
    .selectAll("jobs")
    .select(["libraries.name as library", "images.fileName"])
    .where("jobs.id", "in", ids)
    .execute();
  return rows.map((row) => ({
    ...row,
    state: row.lease === null ? row.state : "working",
    library: { id: row.groupId, name: row.library },
    image: { id: row.subjectId, fileName: row.fileName },
    error: jobErrors.find((error) => error === row.error) ?? null,
    dueAt: row.lease === null ? row.dueAt : null,
  }));
};

/** The queue. */
export const jobs = defineList(
  ({ database }: Source, filter: Filter) => ({
    matching: matching(database, filter),
    key: "jobs.id",
    present: (ids: string[]) => presentJobs(database, ids),
  }),
  {
    sorts: { createdAt: "jobs.id", tries: "jobs.tries" },
    file: "indexing-jobs",
    columns: [
      "id",
      ["fileName", ({ image }) => image.fileName],
      ["libraryName", ({ library }) => library.name],
      "state",
      "tries",
      "error",
      "createdAt",
      "dueAt",
      "endedAt",
    ],
  },
);

/** Number of jobs by state. */
export const countByState = async (
  database: Kysely<Tables>,
  { libraryId }: z.output<typeof countJobs.query>,
): Promise<Record<JobState, number>> => {
  const counts = { waiting: 0, working: 0, retrying: 0, done: 0, failed: 0 };
  const [all, leased] = await Promise.all(
    [matching(database, { libraryId }), matching(database, { libraryId, state: "working" })].map(
      (jobs) =>
        jobs
          .select((select) => ["jobs.state" as const, select.fn.countAll<number>().as("count")])
          .groupBy("jobs.state")
          .execute(),
    ),
  );
  for (const { state, count } of all ?? []) counts[state] += count;
  for (const { state, count } of leased ?? []) {
    counts[state] -= count;
    counts.working += count;
  }
  return counts;
};

/** Number of jobs that were given up, or of those among `ids`. */
export const countFailedJobs = (
  database: Kysely<Tables>,
  ids?: readonly string[],
): Promise<number> =>
  countOf(
    matching(database, { state: "failed" }).$if(ids !== undefined, (query) =>
      query.where("jobs.id", "in", ids!),
    ),
  );

/** Milliseconds for which the job that is due longest has waited; 0 if none is due. */
export const longestWait = async (database: Kysely<Tables>, now: number): Promise<number> => {
  const { oldest } = await database
    .selectFrom("jobs")
    .select(({ fn }) => fn.min("dueAt").as("oldest"))
    .executeTakeFirstOrThrow();
  return oldest === null ? 0 : Math.max(0, now - oldest);
};

/** For each of these libraries, the number of images waiting and given up. */
export const indexingCountsOf = async (
  database: Kysely<Tables>,
  libraryIds: readonly string[],
): Promise<(libraryId: string) => { waiting: number; failed: number }> => {
  const rows =
    libraryIds.length === 0
      ? []
      : await database
          .selectFrom("jobs")
          .select((select) => [
            "groupId" as const,
            "state" as const,
            select.fn.countAll<number>().as("count"),
          ])
          .where("groupId", "in", libraryIds)
          .where("state", "in", ["waiting", "retrying", "failed"])
          .groupBy(["groupId", "state"])
          .execute();
  return (libraryId) => {
    const counts = { waiting: 0, failed: 0 };
    for (const { groupId, state, count } of rows)
      if (groupId === libraryId) counts[state === "failed" ? "failed" : "waiting"] += count;
    return counts;
  };
};
