import { expect, type Page } from "@playwright/test";

/** Waits until a prerendered page is React's. */
export const takenOver = (page: Page): Promise<void> =>
  expect(page.locator("#prerendered-styles")).toHaveCount(0);
