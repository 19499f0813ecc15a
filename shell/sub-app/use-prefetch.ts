import { useCallback } from "react";
import { useConsole } from "../state/console-context.ts";
import { lateSubAppPage } from "./late-sub-app-page.tsx";

/**
 * Fetches a sub-app ahead. `soon` says that somebody is about to open it: then the page of one with a
 * realm is made, too. Not on a mere guess: that runs its scripts, and there is one such page at most.
 */
export const usePrefetch = () => {
  const parts = useConsole();
  return useCallback(
    async (name: string, soon = false): Promise<void> => {
      // The page's policy would refuse its files; the visit reloads the page.
      if (parts.config.outsidePolicy?.includes(name)) return;
      try {
        const [{ runtimeOf }] = await Promise.all([
          import("./runtime-of.ts"),
          lateSubAppPage.preload(),
        ]);
        const { realm } = parts.config.subApps.find((one) => one.name === name) ?? {};
        await runtimeOf(parts).prefetch(name, { evaluate: soon && realm !== undefined });
      } catch {
        // A guess that failed; the visit itself tells what is wrong.
      }
    },
    [parts],
  );
};
