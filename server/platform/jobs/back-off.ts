const second = 1_000;
const minute = 60 * second;

/** Backoff in milliseconds after each failed attempt; after the last one the job is given up. */
export const retryDelays = [2 * second, 15 * second, minute, 10 * minute, 60 * minute] as const;

/** The next attempt after this many failures, including the one at `now`; undefined if it's given up. */
export const nextAttemptAt = (failures: number, now: number): number | undefined => {
  const delay = retryDelays[failures - 1];
  return delay === undefined ? undefined : now + delay;
};
