/** Kinds of changes for which the security policy can require a second person. */
export const secondPersonKinds = ["roles", "resets", "libraryGrants"] as const;
export type SecondPersonKind = (typeof secondPersonKinds)[number];

/** How long a change waits for approval, in milliseconds. */
export const approvalLifetime = 7 * 24 * 3_600_000;
/** Maximum characters of a reason. */
export const approvalReasonLength = 500;

export const approvalStatuses = [
  "waiting",
  "approved",
  "rejected",
  "withdrawn",
  "expired",
] as const;
export type ApprovalStatus = (typeof approvalStatuses)[number];

/** Whether a call failed only because somebody else has to approve the change: it was sent for approval. */
export const isSentForApproval = (error: unknown): boolean =>
  error instanceof Error && "code" in error && error.code === "sent_for_approval";
