import type { Page } from "@playwright/test";

/** Holds scripts of the page back, all or some, until `release` is called: a slow network, without its noise. */
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
