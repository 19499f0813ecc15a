/** A job's kind; its handler is in modules/catalog/library/indexing/. */
export type JobKind = "image.index";

/** `retrying`: failed at least once; `failed`: given up. */
export type JobState = "waiting" | "retrying" | "done" | "failed";

/** One job for each kind and subject: enqueuing it again restarts it. */
export interface JobsTable {
  id: string;
  kind: JobKind;
  /** Its subject, such as the picture. */
  subject_id: string;
  /** Its group, such as the picture's library. */
  group_id: string;
  state: JobState;
  /** When it's due; null once it has ended. */
  due_at: number | null;
  /** Of the process that has claimed it. */
  lease: string | null;
  /** Attempts that failed. */
  tries: number;
  /** Why the last attempt failed, one of `JobError`. */
  error: string | null;
  created_at: number;
  ended_at: number | null;
}

export interface JobTables {
  jobs: JobsTable;
}
