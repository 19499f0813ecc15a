import { useCallback } from "react";
import { useConsole } from "../state/console-context.ts";

/** Fetches a sub-app ahead, when somebody is about to open it. */
export const usePrefetch = () => {
  const parts = useConsole();
  return useCallback(
    async (name: string): Promise<void> => {
      // The page's policy would refuse its files; the visit reloads the page.
      if (parts.config.outsidePolicy?.includes(name)) return;
      try {
        const { runtimeOf } = await import("./runtime-of.ts");
        await runtimeOf(parts).prefetch(name);
      } catch {
        // A guess that failed; the visit itself tells what is wrong.
      }
    },
    [parts],
  );
};
