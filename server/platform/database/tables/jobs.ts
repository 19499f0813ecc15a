/** What a job does; each has its handler, see modules/catalog/library/indexing/start-indexing.ts. */
export type JobKind = "image.index";

/** `retrying` has failed at least once; `failed` is given up. */
export type JobState = "waiting" | "retrying" | "done" | "failed";

/** One job for each kind and subject: one that is asked for again begins anew. */
export interface JobsTable {
  id: string;
  kind: JobKind;
  /** What it is about, such as the picture. */
  subject_id: string;
  /** What is watched as a whole, such as the picture's library. */
  group_id: string;
  state: JobState;
  /** When it may be taken; null once it has ended. */
  due_at: number | null;
  /** Of the process that has it. */
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
