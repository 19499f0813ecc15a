import type { Page } from "@playwright/test";

/** Presses a button of a confirmation dialog; by key, because the dialog is still moving. */
export const answer = async (page: Page, button: string): Promise<void> =>
  page.getByRole("dialog").getByRole("button", { name: button, exact: true }).press("Enter");
