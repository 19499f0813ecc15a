/** Runs `act` in idle time, or after `latest` milliseconds; returns the cancel function. */
export const whenIdle = (act: () => void, latest?: number): (() => void) => {
  // Safari has no `requestIdleCallback`.
  if (typeof requestIdleCallback !== "function") {
    const timer = setTimeout(act, 1000);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(act, latest === undefined ? {} : { timeout: latest });
  return () => cancelIdleCallback(handle);
};
