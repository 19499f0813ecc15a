import type { Page } from "@playwright/test";

/** Resolves when the page has loaded nothing and had no long tasks for a while. */
export const untilQuiet = (page: Page, milliseconds = 1500): Promise<void> =>
  page.evaluate(
    (milliseconds) =>
      new Promise<void>((resolve) => {
        let last = performance.now();
        let seen = 0;
        const look = () => {
          const count = performance.getEntriesByType("resource").length;
          const { start = 0, duration = 0 } = window.watched.longTasks.at(-1) ?? {};
          if (count !== seen) last = performance.now();
          last = Math.max(last, start + duration);
          seen = count;
          if (performance.now() - last > milliseconds) resolve();
          else setTimeout(look, 100);
        };
        look();
      }),
    milliseconds,
  );
