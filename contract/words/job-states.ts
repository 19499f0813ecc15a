/** `working`: being processed now; `retrying`: failed at least once; `failed`: given up. */
export const jobStates = ["waiting", "working", "retrying", "done", "failed"] as const;
export type JobState = (typeof jobStates)[number];

/** Why a job failed. */
export const jobErrors = [
  "engine_unavailable",
  "files_unavailable",
  "unreadable_picture",
  "unexpected",
] as const;
export type JobError = (typeof jobErrors)[number];
