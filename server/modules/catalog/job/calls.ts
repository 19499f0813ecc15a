import * as calls from "@console-shell/contract/calls/job";
import { answer } from "#kernel/answer.ts";
import { countByState, jobs } from "./reads.ts";
import { retryFailedJobs, retryJob } from "./writes.ts";

/** The indexing queue. Writes to it notify the worker. */
export const job = answer(calls, {
  listJobs: jobs.page,
  exportJobs: jobs.csv,
  countJobs: ({ services, query }) => countByState(services.database, query),
  retryJob: async ({ services, by, params }) => {
    await retryJob(services, by, params.id);
    return true;
  },
  retryFailedJobs: async ({ services, by, body }) => ({
    count: await retryFailedJobs(services, by, body.libraryId),
  }),
});
