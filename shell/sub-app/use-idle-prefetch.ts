import { useEffect, useEffectEvent, useRef } from "react";
import { useConsole } from "../state/console-context.ts";
import { usePrefetch } from "./use-prefetch.ts";
import { whenIdle } from "./when-idle.ts";

/**
 * Fetches these sub-apps ahead while the page has nothing else to do, one after the other, and then
 * rehearses what all of them are made of. Where the browser is asked to save data, only what the shell needs
 * to open any of them is fetched.
 */
export const useIdlePrefetch = (names: readonly string[]): void => {
  const prefetch = usePrefetch();
  const { preferences } = useConsole();
  const hasRehearsed = useRef(false);
  const rehearse = useEffectEvent(async () => {
    const { connection } = navigator as { connection?: { saveData?: boolean } };
    if (hasRehearsed.current || connection?.saveData) return;
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
      // A guess that failed; the visit itself tells what is wrong.
      if (!left) await rehearse().catch(() => undefined);
    })();
    return () => {
      left = true;
      cancel();
    };
  }, [key, prefetch]);
};
