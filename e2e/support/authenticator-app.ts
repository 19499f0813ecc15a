import { totpCode } from "@console-shell/testing/totp-code";
import { expect, type APIRequestContext, type Locator, type Page } from "@playwright/test";

/** Reads the key that a page shows for manual entry in an authenticator app. */
export const readKey = async (within: Page | Locator): Promise<string> => {
  const shown = within
    .getByRole("term")
    .filter({ hasText: /^Key$/ })
    .locator("xpath=following-sibling::dd[1]");
  await expect(shown).toContainText(/[A-Z2-7]{4}/);
  return (await shown.innerText()).replaceAll(/\s/g, "");
};

/**
 * Sets up an authenticator app for the signed-in operator, without the page; the current code is
 * used up.
 */
export const addAuthenticatorApp = async (
  request: APIRequestContext,
): Promise<{ secret: string; recoveryCodes: string[] }> => {
  const begun = await request.post("/cc-api/operator/totp/begin");
  expect(begun.status(), await begun.text()).toBe(200);
  const { secret } = (await begun.json()) as { secret: string };
  const confirmed = await request.post("/cc-api/operator/totp/confirm", {
    data: { code: totpCode(secret) },
  });
  expect(confirmed.status(), await confirmed.text()).toBe(200);
  const { recoveryCodes } = (await confirmed.json()) as { recoveryCodes: string[] };
  return { secret, recoveryCodes };
};
