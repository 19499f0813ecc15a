/** A job's kind; its handler is in modules/catalog/indexing/. */
export type JobKind = "image.index";

/** `retrying`: failed at least once; `failed`: given up. */
export type JobState = "waiting" | "retrying" | "done" | "failed";

/** One job for each kind and subject: enqueuing it again restarts it. */
export interface JobsTable {
  id: string;
  kind: JobKind;
  /** Its subject, such as the picture. */
  subjectId: string;
  /** Its group, such as the picture's library. */
  groupId: string;
  state: JobState;
  /** When it's due; null once it has ended. */
  dueAt: number | null;
  /** Of the process that has claimed it. */
  lease: string | null;
  /** Attempts that failed. */
  tries: number;
  /** Why the last attempt failed, one of `JobError`. */
  error: string | null;
  createdAt: number;
  endedAt: number | null;
  /** The recorded request that queued it, as in a `traceparent` header; null if there was none. */
  traceParent: string | null;
}

export interface JobTables {
  jobs: JobsTable;
}
