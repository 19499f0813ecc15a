import type { Locator, Page } from "@playwright/test";

/** The value beside a label in a list of facts, e.g. the balance of a client. */
export const fact = (within: Page | Locator, label: string): Locator =>
  within
    .getByRole("term")
    .filter({ hasText: new RegExp(`^${label}$`) })
    .locator("xpath=following-sibling::dd[1]");
