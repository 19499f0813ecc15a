/** Why the operator is asked before leaving: typed input, a running upload, a secret that is shown only once. */
export type UnsavedReason = "changes" | "upload" | "shown-once";
