/**
 * Rate limit headers of the public API. They describe the limit that is closer to running out: calls allowed, calls
 * left, and seconds until it resets.
 */
export const rateHeaders = {
  limit: "x-ratelimit-limit",
  remaining: "x-ratelimit-remaining",
  reset: "x-ratelimit-reset",
} as const;

/** Response header for signed-in callers: seconds until the session ends unless it's used again. */
export const sessionSecondsHeader = "x-session-seconds";

/** Header of background requests from an idle page: the call doesn't extend the session. */
export const unattendedHeader = "x-unattended";
/**
 * Header with the identifier of the account that the calling page shows: the call is refused if another account is
 * signed in.
 */
export const pageAccountHeader = "x-page-account";

/** Header that sends a change for approval: why it's needed, encoded as a URI component. */
export const approvalReasonHeader = "x-approval-reason";
