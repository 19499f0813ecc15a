/** Acts once the page has nothing else to do, or after so many milliseconds at the latest; returns its undo. */
export const whenIdle = (act: () => void, latest?: number): (() => void) => {
  // Safari has no idle callbacks.
  if (typeof requestIdleCallback !== "function") {
    const timer = setTimeout(act, 1000);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(act, latest === undefined ? {} : { timeout: latest });
  return () => cancelIdleCallback(handle);
};
