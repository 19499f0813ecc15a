import { expect, type Page } from "@playwright/test";

/** Signs out through the account menu, as a person does. */
export const signOutOnPage = async (page: Page): Promise<void> => {
  await page.getByRole("banner").getByRole("button").last().click();
  // By key: the menu still moves as it opens, away from a press.
  await page.getByRole("menuitem", { name: "Sign out" }).press("Enter");
  await expect(page).toHaveURL(/\/user\/login/);
};
