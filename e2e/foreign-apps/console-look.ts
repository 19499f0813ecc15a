import type { Page } from "@playwright/test";

/** How the console's own elements look, which no style of an example may change. */
export const consoleLook = (page: Page) =>
  page.evaluate(() =>
    ["html", "body", "header", "header button", 'nav a[href="/management"]', "main"].map(
      (selector) => {
        const style = getComputedStyle(document.querySelector(selector)!);
        const { backgroundColor, fontFamily, fontSize, borderTopWidth, letterSpacing } = style;
        return { selector, backgroundColor, fontFamily, fontSize, borderTopWidth, letterSpacing };
      },
    ),
  );
