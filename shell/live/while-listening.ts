/** Runs `act` in one of the browser's tabs, in another one when that is gone, until the signal aborts. */
export const inOneTab = async (
  name: string,
  act: () => () => void,
  signal: AbortSignal,
): Promise<void> => {
  try {
    await navigator.locks.request(name, { signal }, () => {
      const undo = act();
      const { promise, resolve } = Promise.withResolvers<void>();
      signal.addEventListener("abort", () => {
        undo();
        resolve();
      });
      return promise;
    });
  } catch (reason) {
    // Given up while it waited for the lock.
    if (!signal.aborted) throw reason;
  }
};

/** Has `act` done while somebody can see this tab, until the signal aborts. */
export const whileVisible = (act: () => () => void, signal: AbortSignal): void => {
  let undo: (() => void) | undefined;
  const rest = () => {
    undo?.();
    undo = undefined;
  };
  const look = () => {
    if (document.visibilityState === "visible") undo ??= act();
    else rest();
  };
  document.addEventListener("visibilitychange", look, { signal });
  signal.addEventListener("abort", rest);
  look();
};
