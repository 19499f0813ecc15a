import type { Page } from "@playwright/test";

/** Navigates to another address of the console without a page load, as its links do. */
export const goToAddress = (page: Page, address: string): Promise<void> =>
  page.evaluate((to) => {
    history.pushState(null, "", to);
    dispatchEvent(new PopStateEvent("popstate"));
  }, address);
