/**
 * What an answer of the public API says of the limit that is nearer to its end: how many calls it
 * allows, how many are left, and in how many seconds it counts anew.
 */
export const rateHeaders = {
  limit: "x-ratelimit-limit",
  remaining: "x-ratelimit-remaining",
  reset: "x-ratelimit-reset",
} as const;
