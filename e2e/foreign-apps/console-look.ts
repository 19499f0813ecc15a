import type { Page } from "@playwright/test";

/** The style of the console's own elements, which no example may change. */
export const consoleLook = async (page: Page) => {
  // No element is pointed at.
  await page.mouse.move(0, 0);
  return page.evaluate(() =>
    ["html", "body", "header", "header button", 'nav a[href="/management"]', "main"].map(
      (selector) => {
        const style = getComputedStyle(document.querySelector(selector)!);
        const { backgroundColor, fontFamily, fontSize, borderTopWidth, letterSpacing } = style;
        return { selector, backgroundColor, fontFamily, fontSize, borderTopWidth, letterSpacing };
      },
    ),
  );
};
