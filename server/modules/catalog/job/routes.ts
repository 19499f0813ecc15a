import * as calls from "@console-shell/contract/calls/job";
import type { Feature } from "#kernel/call.ts";
import { sendCsv } from "#kernel/send-csv.ts";
import { countByState, everyJob, exportedJob, listJobPage } from "./job-queries.ts";
import { retryFailed, retryOne } from "./retry-jobs.ts";

/** The indexing queue. Writes to it notify the worker. */
export const job: Feature = (route) => {
  route(calls.listJobs, ({ services, query }) => listJobPage(services.database, query));

  route(calls.exportJobs, async ({ openReport, query, reply }) =>
    sendCsv(reply, "indexing-jobs", exportedJob, everyJob(openReport().database, query)),
  );

  route(calls.countJobs, ({ services, query }) => countByState(services.database, query));

  route(calls.retryJob, async ({ services, params, now }) => {
    await retryOne(services.database, params.id, now);
    return true as const;
  });

  route(calls.retryFailedJobs, async ({ services, body, now }) => ({
    count: await retryFailed(services.database, body.libraryId, now),
  }));
};
