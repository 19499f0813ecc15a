import type { Page } from "@playwright/test";

/** Goes to another address of the console as its links do, without loading the page again. */
export const goToAddress = (page: Page, address: string): Promise<void> =>
  page.evaluate((to) => {
    history.pushState(null, "", to);
    dispatchEvent(new PopStateEvent("popstate"));
  }, address);
