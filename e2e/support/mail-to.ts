import { expect, type Locator, type Page } from "@playwright/test";

/**
 * Opens the development server's mailbox and waits for the mail to an address; `subject` selects
 * one of several.
 */
export const mailTo = async (page: Page, email: string, subject = ""): Promise<Locator> => {
  const mail = page.getByRole("article").filter({ hasText: email }).filter({ hasText: subject });
  await expect(async () => {
    await page.goto("/dev/mailbox");
    await expect(mail).toBeVisible({ timeout: 500 });
  }).toPass();
  return mail;
};
