const second = 1_000;
const minute = 60 * second;

/** Backoff in milliseconds after each failed attempt, for what may be unavailable for an hour. */
export const retryDelays = [2 * second, 15 * second, minute, 10 * minute, 60 * minute] as const;

/** Backoff in milliseconds after each failed attempt; after the last one, the job is given up. */
export interface BackOff {
  delays: readonly number[];
  /** Maximum jitter, as a fraction of the delay, so that what failed together isn't retried together. */
  jitter?: number;
}

/** The next attempt after this many failures, including the one at `now`; undefined if it's given up. */
export const nextAttemptAt = (
  { delays, jitter = 0 }: BackOff,
  failures: number,
  now: number,
): number | undefined => {
  const delay = delays[failures - 1];
  return delay === undefined ? undefined : now + Math.round(delay * (1 + jitter * Math.random()));
};
