import { useCallback } from "react";
import { useConsole } from "../state/console-context.ts";
import { isOutsidePolicy } from "./is-outside-policy.ts";
import { LazySubAppPage } from "./lazy-sub-app-page.tsx";
import { preloadRelease } from "./preload-release.ts";
import { savesData } from "./saves-data.ts";

/**
 * Prefetches a sub-app. With `soon`, when it is about to be opened, a realm's page is created, too. Not for
 * mere guesses, because that runs its scripts, and there is at most one such page.
 */
export const usePrefetch = () => {
  const parts = useConsole();
  return useCallback(
    async (name: string, soon = false): Promise<void> => {
      // The page's policy would block its files; the visit reloads the page.
      if (isOutsidePolicy(parts, name)) return;
      if (!savesData()) preloadRelease(parts, name);
      try {
        const [{ runtimeOf }] = await Promise.all([
          import("./runtime-of.ts"),
          LazySubAppPage.preload(),
        ]);
        const { realm } = parts.config.subApps.find((one) => one.name === name) ?? {};
        await runtimeOf(parts).prefetch(name, { evaluate: soon && realm !== undefined });
      } catch {
        // A failed prefetch doesn't matter; the visit itself shows the error.
      }
    },
    [parts],
  );
};
