const second = 1_000;
const minute = 60 * second;
const hour = 60 * minute;

/** Backoff in milliseconds after each failed attempt; after the last one the delivery is given up. */
export const retryDelays = [
  5 * second,
  30 * second,
  2 * minute,
  10 * minute,
  hour,
  6 * hour,
  24 * hour,
] as const;

/** Maximum jitter, as a fraction of the delay, so that deliveries that failed together aren't retried together. */
const jitter = 0.2;

/**
 * The next attempt after this many failures, including the one at `now`; undefined if it's given up. `random` is in [0,
 * 1).
 */
export const nextAttemptAt = (
  failures: number,
  now: number,
  random: number,
): number | undefined => {
  const delay = retryDelays[failures - 1];
  return delay === undefined ? undefined : now + Math.round(delay * (1 + jitter * random));
};
