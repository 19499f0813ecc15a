/** Thrown by `within` on a timeout. */
export class TimeUp extends Error {
  /** The limit in milliseconds, if the sub-app set its own. */
  declare limit?: number;
}

/** Rejects with the signal's reason when it is aborted, or with `TimeUp` after the given time. */
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
