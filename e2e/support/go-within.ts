import type { Page } from "@playwright/test";
import { goToAddress } from "./go-to-address.ts";

/** Goes to another page of the console without loading it again, and waits until its heading is there. */
export const goWithin = async (page: Page, address: string): Promise<void> => {
  await page.evaluate(() => {
    for (const heading of document.querySelectorAll("h1"))
      heading.dataset["left"] = heading.textContent;
  });
  await goToAddress(page, address);
  // Another record's page may keep the heading, with another text.
  await page.waitForFunction(() =>
    Array.from(document.querySelectorAll("h1")).every(
      ({ dataset, textContent }) => dataset["left"] !== textContent,
    ),
  );
};
