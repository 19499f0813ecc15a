import { expect, type Locator, type Page } from "@playwright/test";

/**
 * Opens the mailbox of the development server and waits for the mail to an address; where more than
 * one went there, `subject` says which.
 */
export const mailTo = async (page: Page, email: string, subject = ""): Promise<Locator> => {
  const mail = page.getByRole("article").filter({ hasText: email }).filter({ hasText: subject });
  await expect(async () => {
    await page.goto("/dev/mailbox");
    await expect(mail).toBeVisible({ timeout: 500 });
  }).toPass();
  return mail;
};
