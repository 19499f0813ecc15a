import type { Page } from "@playwright/test";

/** Answers the question that a dialog asks, with one of its buttons; by key, as the dialog still moves. */
export const answer = async (page: Page, button: string): Promise<void> =>
  page.getByRole("dialog").getByRole("button", { name: button, exact: true }).press("Enter");
