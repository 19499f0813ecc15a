import type { Page } from "@playwright/test";

/** Signs in on the login page, as a person does, who does not load it again where it is open: after a sign-out. */
export const signInOnPage = async (
  page: Page,
  { account, password }: { account: string; password: string },
): Promise<void> => {
  const field = page.getByLabel("Account");
  // With a way back, or at the second step, it is not the page that it is by itself.
  const isOpen = /^https?:[^?#]+\/user\/login$/.test(page.url()) && (await field.isVisible());
  if (!isOpen) await page.goto("/user/login");
  await field.fill(account);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
};
