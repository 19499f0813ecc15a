import { expect, type Page } from "@playwright/test";

/** Signs out through the account menu. */
export const signOutOnPage = async (page: Page): Promise<void> => {
  await page.getByRole("banner").getByRole("button").last().click();
  // By key: a click may miss, because the menu is still opening.
  await page.getByRole("menuitem", { name: "Sign out" }).press("Enter");
  await expect(page).toHaveURL(/\/user\/login/);
};
