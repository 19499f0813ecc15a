import type { Page } from "@playwright/test";

/**
 * Signs in on the login page through the interface, without reloading it if it is open, as after a
 * sign-out.
 */
export const signInOnPage = async (
  page: Page,
  { account, password }: { account: string; password: string },
): Promise<void> => {
  const field = page.getByLabel("Account");
  // With a `from`, or at the second step, it isn't the plain login page.
  const isOpen = /^https?:[^?#]+\/user\/login$/.test(page.url()) && (await field.isVisible());
  if (!isOpen) await page.goto("/user/login");
  await field.fill(account);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
};
