import type { Page } from "@playwright/test";

/** Makes some of a page's scripts and the server's health check fail until `end` is called. */
export const cutOff = async (
  page: Page,
  scripts: RegExp,
): Promise<{ end: () => Promise<void> }> => {
  const places = [scripts, /\/healthz$/];
  for (const place of places) await page.route(place, (route) => route.abort());
  return {
    async end() {
      for (const place of places) await page.unroute(place);
    },
  };
};
