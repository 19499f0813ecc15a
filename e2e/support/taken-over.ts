import { expect, type Page } from "@playwright/test";

/** Waits until a prerendered page is hydrated. */
export const takenOver = (page: Page): Promise<void> =>
  expect(page.locator("#prerendered-styles")).toHaveCount(0);
