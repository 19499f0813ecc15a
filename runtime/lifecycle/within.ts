/** Thrown by `within` when time is up. */
export class TimeUp extends Error {
  /** How many milliseconds there were, where a sub-app has set its own limit. */
  declare limit?: number;
}

/** Rejects with the signal's reason as soon as it is aborted, with `TimeUp` after the given time. */
export const within = async <Value>(
  milliseconds: number,
  signal: AbortSignal | undefined,
  work: (signal: AbortSignal) => Value | Promise<Value>,
): Promise<Value> => {
  signal?.throwIfAborted();
  const end = new AbortController();
  const { promise, reject } = Promise.withResolvers<never>();
  promise.catch(() => undefined);
  const stop = (reason: unknown) => {
    end.abort(reason);
    reject(reason);
  };
  const leave = () => stop(signal?.reason);
  signal?.addEventListener("abort", leave, { once: true });
  const timer = setTimeout(() => stop(new TimeUp()), Math.min(milliseconds, 2 ** 31 - 1));
  try {
    return await Promise.race([work(end.signal), promise]);
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener("abort", leave);
  }
};
