import type { Page } from "@playwright/test";

/** Total blocking time: the time beyond 50 ms of all tasks that began after `from`. */
export const blockedSince = (page: Page, from: number): Promise<number> =>
  page.evaluate(
    (from) =>
      window.watched.longTasks
        .filter(({ start, duration }) => start + duration > from)
        .reduce((sum, { duration }) => sum + duration - 50, 0),
    from,
  );
