import type { Page } from "@playwright/test";

/** Signs in on the login page, as a person does. */
export const signInOnPage = async (
  page: Page,
  { account, password }: { account: string; password: string },
): Promise<void> => {
  await page.goto("/user/login");
  await page.getByLabel("Account").fill(account);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
};
