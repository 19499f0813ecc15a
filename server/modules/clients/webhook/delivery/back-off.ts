const second = 1_000;
const minute = 60 * second;
const hour = 60 * minute;

/** Milliseconds from a failed attempt to the next one; after the last of them it is given up. */
export const retryDelays = [
  5 * second,
  30 * second,
  2 * minute,
  10 * minute,
  hour,
  6 * hour,
  24 * hour,
] as const;

/** Up to so much of a delay is added, so that what failed together does not come back together. */
const jitter = 0.2;

/**
 * When to try again after so many failures, the one at `now` included; undefined where it is given up.
 * `random` is in [0, 1).
 */
export const nextAttemptAt = (
  failures: number,
  now: number,
  random: number,
): number | undefined => {
  const delay = retryDelays[failures - 1];
  return delay === undefined ? undefined : now + Math.round(delay * (1 + jitter * random));
};
