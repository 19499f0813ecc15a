import { z } from "zod";
import { BinarySchema, endpoint, IdSchema, pageOf, pageQuery, TimeSchema } from "./endpoint.ts";
import { jobErrors, jobStates } from "../words/job-states.ts";

export const JobSchema = z.object({
  id: IdSchema,
  state: z.enum(jobStates),
  library: z.object({ id: IdSchema, name: z.string() }),
  image: z.object({ id: IdSchema, fileName: z.string() }),
  /** Attempts that failed. */
  tries: z.int(),
  /** Why the last attempt failed. */
  error: z.enum(jobErrors).nullable(),
  createdAt: TimeSchema,
  /** The next attempt; null once it has ended, and while it's being processed. */
  dueAt: TimeSchema.nullable(),
  endedAt: TimeSchema.nullable(),
});
export type Job = z.infer<typeof JobSchema>;

const count = z.int().min(0);

export const listJobs = endpoint({
  name: "job.list",
  method: "GET",
  path: "/cc-api/job/list",
  access: "image-library-management:library:read",
  summary: "Images in the indexing queue, newest first by default",
  query: z.object({
    ...pageQuery,
    state: z.enum(jobStates).optional(),
    libraryId: IdSchema.optional(),
    sort: z.enum(["createdAt", "tries"]).default("createdAt"),
    order: z.enum(["asc", "desc"]).default("desc"),
  }),
  output: pageOf(JobSchema),
});

export const exportJobs = endpoint({
  name: "job.export",
  method: "GET",
  path: "/cc-api/job/export",
  access: "image-library-management:library:read",
  summary: "Matching images in the indexing queue as CSV, newest first",
  query: listJobs.query.pick({ state: true, libraryId: true }),
  output: BinarySchema,
});

export const countJobs = endpoint({
  name: "job.count",
  method: "GET",
  path: "/cc-api/job/counts",
  access: "image-library-management:library:read",
  summary: "Number of jobs by state, of all libraries or of one",
  query: z.object({ libraryId: IdSchema.optional() }),
  output: z.object({
    waiting: count,
    working: count,
    retrying: count,
    done: count,
    failed: count,
  }),
});

export const retryJob = endpoint({
  name: "job.retry",
  method: "POST",
  path: "/cc-api/job/:id/retry",
  access: "image-library-management:library:update",
  summary: "Retry a failed job, or one that waits for its next attempt",
  params: z.object({ id: IdSchema }),
  output: z.literal(true),
});

export const retryFailedJobs = endpoint({
  name: "job.retryFailed",
  method: "POST",
  path: "/cc-api/job/retry-failed",
  access: "image-library-management:library:update",
  summary: "Retry all failed jobs, of all libraries or of one",
  body: z.strictObject({ libraryId: IdSchema.nullable().default(null) }),
  output: z.object({ count }),
});

export const jobEndpoints = [listJobs, exportJobs, countJobs, retryJob, retryFailedJobs] as const;
