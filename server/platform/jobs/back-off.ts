const second = 1_000;
const minute = 60 * second;

/** Milliseconds from a failed attempt to the next one; after the last of them it is given up. */
export const retryDelays = [2 * second, 15 * second, minute, 10 * minute, 60 * minute] as const;

/** When to try again after so many failures, the one at `now` included; undefined where it is given up. */
export const nextAttemptAt = (failures: number, now: number): number | undefined => {
  const delay = retryDelays[failures - 1];
  return delay === undefined ? undefined : now + delay;
};
