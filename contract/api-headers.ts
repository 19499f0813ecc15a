/**
 * Rate limit headers of the public API. They describe the limit that is closer to running out: calls allowed, calls
 * left, and seconds until it resets.
 */
export const rateHeaders = {
  limit: "x-ratelimit-limit",
  remaining: "x-ratelimit-remaining",
  reset: "x-ratelimit-reset",
} as const;
