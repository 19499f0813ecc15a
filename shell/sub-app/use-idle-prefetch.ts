import { useEffect } from "react";
import { usePrefetch } from "./use-prefetch.ts";

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

/** Fetches these sub-apps ahead while the page has nothing else to do, one after the other. */
export const useIdlePrefetch = (names: readonly string[]): void => {
  const prefetch = usePrefetch();
  const key = names.join(" ");
  useEffect(() => {
    const waiting = key.split(" ").filter(Boolean);
    let left = false;
    let cancel = () => {};
    const idle = () =>
      new Promise<void>((resolve) => {
        cancel = whenIdle(resolve);
      });
    void (async () => {
      for (const name of waiting) {
        await idle();
        if (left) return;
        await prefetch(name);
      }
    })();
    return () => {
      left = true;
      cancel();
    };
  }, [key, prefetch]);
};
