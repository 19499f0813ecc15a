import type { Page } from "@playwright/test";

/** By how much tasks were longer than 50 ms, of those that began after a time: the total blocking time. */
export const blockedSince = (page: Page, from: number): Promise<number> =>
  page.evaluate(
    (from) =>
      window.watched.longTasks
        .filter(({ start, duration }) => start + duration > from)
        .reduce((sum, { duration }) => sum + duration - 50, 0),
    from,
  );
