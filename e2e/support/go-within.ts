import type { Page } from "@playwright/test";
import { goToAddress } from "./go-to-address.ts";

/** Navigates to another page of the console without a page load, and waits for its heading. */
export const goWithin = async (page: Page, address: string): Promise<void> => {
  await page.evaluate(() => {
    for (const heading of document.querySelectorAll("h1"))
      heading.dataset["left"] = heading.textContent;
  });
  await goToAddress(page, address);
  // Another record's page may reuse the heading element with a new text.
  await page.waitForFunction(() =>
    Array.from(document.querySelectorAll("h1")).every(
      ({ dataset, textContent }) => dataset["left"] !== textContent,
    ),
  );
};
