import type { Page } from "@playwright/test";

/** Lets some of a page's scripts, and the question whether the server is there, fail until `end` is called. */
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
