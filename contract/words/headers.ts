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

/**
 * Response header of an answer that a sub-app's own server gave and the console passed on: its status and error codes
 * say nothing about the console.
 */
export const backendAnswerHeader = "x-backend-answer";

/** How the headers begin that a sub-app and its own server may send each other as they like. */
export const ownHeaderPrefix = "x-app-";
