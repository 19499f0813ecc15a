import { useEffect, useEffectEvent, useRef } from "react";
import { useConsole } from "../state/console-context.ts";
import { savesData } from "./saves-data.ts";
import { usePrefetch } from "./use-prefetch.ts";
import { whenIdle } from "./when-idle.ts";

/**
 * Prefetches these sub-apps in idle time, one at a time, then warms up the shared kit. With the browser's
 * data saver on, it fetches only what the shell needs to open any of them.
 */
export const useIdlePrefetch = (names: readonly string[]): void => {
  const prefetch = usePrefetch();
  const { place, preferences } = useConsole();
  const hasRehearsed = useRef(false);
  const rehearse = useEffectEvent(async () => {
    // A guest may have left by the time the kit has loaded, and the kit's stylesheet would stay in the host's page.
    if (hasRehearsed.current || place.isGuest || savesData()) return;
    hasRehearsed.current = true;
    const { rehearse } = await import("./rehearse.tsx");
    await rehearse(preferences.locale.get());
  });
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
      await idle();
      // A failed prefetch doesn't matter; the visit itself shows the error.
      if (!left) await rehearse().catch(() => undefined);
    })();
    return () => {
      left = true;
      cancel();
    };
  }, [key, prefetch]);
};
