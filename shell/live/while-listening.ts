/**
 * Runs `act` in one of the browser's tabs until the signal aborts; when that tab closes, another one takes
 * over.
 */
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
    // Aborted while waiting for the lock.
    if (!signal.aborted) throw reason;
  }
};

/** Runs `act` while this tab is visible, until the signal aborts. */
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
