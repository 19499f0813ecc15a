import type { Page } from "@playwright/test";

/** Holds back every script of the page until `release` is called: a slow network, without its noise. */
export const holdScripts = async (page: Page): Promise<{ release: () => void }> => {
  const released = Promise.withResolvers<void>();
  await page.route(/\.js$/, async (route) => {
    await released.promise;
    await route.continue();
  });
  return { release: released.resolve };
};
