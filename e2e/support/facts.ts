import type { Locator, Page } from "@playwright/test";

/** The value of a label in a description list, e.g. a client's balance. */
export const fact = (within: Page | Locator, label: string): Locator =>
  within
    .getByRole("term")
    .filter({ hasText: new RegExp(`^${label}$`) })
    .locator("xpath=following-sibling::dd[1]");
