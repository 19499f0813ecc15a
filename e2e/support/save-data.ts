import type { Page } from "@playwright/test";

/** The operator saves data, as a browser says it: nothing is fetched ahead on pages that are opened from now on. */
export const saveData = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    Object.defineProperty(navigator, "connection", { value: { saveData: true } });
  });
