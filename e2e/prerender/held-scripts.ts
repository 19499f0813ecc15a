import type { Page } from "@playwright/test";

/** Blocks all or some of the page's scripts until `release` is called, like a slow network. */
export const holdScripts = async (
  page: Page,
  scripts = /\.js$/,
): Promise<{ release: () => void }> => {
  const released = Promise.withResolvers<void>();
  await page.route(scripts, async (route) => {
    await released.promise;
    await route.continue();
  });
  return { release: released.resolve };
};
