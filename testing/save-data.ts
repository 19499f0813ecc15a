import type { Page } from "@playwright/test";

/** Turns on the browser's data saver: pages opened from now on prefetch nothing. */
export const saveData = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    Object.defineProperty(navigator, "connection", { value: { saveData: true } });
  });
