import { totpCode } from "@console-shell/testing/totp-code";
import type { Page } from "@playwright/test";
import { answer } from "../support/answer.ts";
import { addAuthenticatorApp } from "../support/authenticator-app.ts";
import { expectFieldError } from "../support/field-error.ts";
import { newOperator } from "../support/new-operator.ts";
import { signOutOnPage } from "../support/sign-out-on-page.ts";
import { makeSessionsStale } from "../support/stored-sessions.ts";
import { demoPassword, expect, test } from "../support/test.ts";
import { addAuthenticator } from "../support/virtual-authenticator.ts";

const dialog = (page: Page) => page.getByRole("dialog", { name: "Confirm it’s you" });
const confirm = (page: Page) => dialog(page).getByRole("button", { name: "Confirm" });
const totpPanel = (page: Page) => page.getByRole("region", { name: "Authenticator app" });
const beginTotp = (page: Page) =>
  totpPanel(page).getByRole("button", { name: "Set up authenticator app" });

test("sensitive actions ask for re-authentication after a while, then continue @security-7", async ({
  page,
  signInAsNew,
  dataDir,
}) => {
  const { account, password } = await signInAsNew("sales");
  await page.goto("/user-info");
  await expect(beginTotp(page)).toBeVisible();
  makeSessionsStale(dataDir, account);
  await test.step("canceling changes nothing and shows no error", async () => {
    await beginTotp(page).click();
    await expect(dialog(page)).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(dialog(page)).toHaveCount(0);
    await expect(beginTotp(page)).toBeFocused();
    await expect(page.getByRole("alert")).toHaveCount(0);

    await page.keyboard.press("Enter");
    await dialog(page).getByRole("button", { name: "Cancel" }).click();
    await expect(dialog(page)).toHaveCount(0);
    await expect(beginTotp(page)).toBeVisible();
    await expect(page.getByRole("alert")).toHaveCount(0);
  });

  await beginTotp(page).click();
  const field = dialog(page).getByLabel("Password");
  await expect(field).toBeFocused();
  await field.fill("not the password");
  await confirm(page).click();
  await expectFieldError(field, /password is wrong/);
  await expect(field).toBeFocused();
  await field.fill(password);
  await page.keyboard.press("Enter");
  await expect(dialog(page)).toHaveCount(0);
  await expect(totpPanel(page).getByRole("img", { name: "QR code with the key" })).toBeVisible();

  // It isn't asked again for ten minutes.
  await totpPanel(page).getByRole("button", { name: "Cancel" }).click();
  await expect(beginTotp(page)).toBeFocused();
  await beginTotp(page).click();
  await expect(totpPanel(page).getByRole("img", { name: "QR code with the key" })).toBeVisible();
});

test("the prompt opens above a sub-app's dialogs and leaves them as they are @full", async ({
  page,
  signIn,
  consoleUrl,
  dataDir,
}) => {
  const operator = await newOperator(consoleUrl, "sales");
  await signIn("admin");
  await page.goto(`/management/operators?search=${operator.account}`);
  await page.getByRole("link", { name: operator.account, exact: true }).click();
  await page.getByRole("button", { name: "Edit", exact: true }).click();
  const drawer = page.getByRole("dialog", { name: `Edit ${operator.name}` });
  await drawer.getByLabel("E-mail").fill(`moved-${operator.email}`);
  makeSessionsStale(dataDir, "admin");
  await drawer.getByRole("button", { name: "Save" }).click();
  const field = dialog(page).getByLabel("Password");
  await expect(field).toBeFocused();

  // Nothing below is reachable by keyboard or mouse.
  for (let presses = 0; presses < 8; presses += 1) {
    await page.keyboard.press("Tab");
    expect(
      await page.evaluate(
        () =>
          document.activeElement === document.body ||
          document.querySelector("dialog[open]")?.contains(document.activeElement),
      ),
    ).toBe(true);
  }
  await page.mouse.click(5, 5);
  await expect(drawer).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(dialog(page)).toHaveCount(0);
  await expect(drawer).toBeVisible();
  await expect(drawer.getByLabel("E-mail")).toHaveValue(`moved-${operator.email}`);

  await drawer.getByRole("button", { name: "Save" }).click();
  await field.fill(demoPassword);
  await confirm(page).click();
  await expect(drawer).toHaveCount(0);
  await expect(page.getByText(`moved-${operator.email}`)).toBeVisible();
});

test("an account with a second factor gives both, or only a passkey @full", async ({
  page,
  signInAsNew,
  dataDir,
}) => {
  const { account, password } = await signInAsNew("operation");
  await addAuthenticator(page);
  const { secret } = await addAuthenticatorApp(page.request);
  await page.goto("/user-info");
  const passkeys = page.getByRole("region", { name: "Passkeys" });
  await expect(passkeys).toBeVisible();
  makeSessionsStale(dataDir, account);
  await passkeys.getByRole("button", { name: "Add passkey" }).click();
  await passkeys.getByRole("button", { name: "Create passkey" }).click();
  await dialog(page).getByLabel("Password").fill(password);
  await dialog(page).getByLabel("Code").fill("000000");
  await confirm(page).click();
  await expectFieldError(dialog(page).getByLabel("Code"), /The code is wrong/);
  await dialog(page).getByLabel("Code").fill(totpCode(secret, 1));
  await confirm(page).click();
  await expect(page.getByText("The passkey was added")).toBeVisible();

  makeSessionsStale(dataDir, account);
  await totpPanel(page).getByRole("button", { name: "Remove authenticator app" }).click();
  await answer(page, "Remove authenticator app");
  await dialog(page).getByRole("button", { name: "Use a passkey" }).click();
  await expect(page.getByText("The authenticator app was removed")).toBeVisible();
});

test("a current password typed into the form isn't asked for again @full", async ({
  page,
  signInAsNew,
  dataDir,
}) => {
  const { account, password } = await signInAsNew("sales");
  await page.goto("/user-info");
  const change = async (old: string, next: string) => {
    await page.getByLabel("Current password").fill(old);
    await page.getByLabel("New password", { exact: true }).fill(next);
    await page.getByLabel("Confirm new password").fill(next);
    await page.getByRole("button", { name: "Change password" }).click();
  };
  await expect(page.getByLabel("Current password")).toBeVisible();
  makeSessionsStale(dataDir, account);
  await change("not the password", "copper-meadow-58-ferry");
  await expectFieldError(page.getByLabel("Current password"), /password is wrong/);
  await change(password, "copper-meadow-58-ferry");
  await expect(page.getByText("Password changed.")).toBeVisible();
  await expect(dialog(page)).toHaveCount(0);

  // With a second factor set up, only the missing proof is requested.
  const { secret } = await addAuthenticatorApp(page.request);
  await page.reload();
  await expect(page.getByLabel("Current password")).toBeVisible();
  makeSessionsStale(dataDir, account);
  await change("copper-meadow-58-ferry", "silver-orchard-17-kite");
  await expect(dialog(page).getByLabel("Code")).toBeFocused();
  await expect(dialog(page).getByLabel("Password")).toHaveCount(0);
  await dialog(page).getByLabel("Code").fill(totpCode(secret, 1));
  await confirm(page).click();
  await expect(dialog(page)).toHaveCount(0);
  await expect(page.getByLabel("Current password")).toHaveValue("");
});

test("a session that ends during the prompt is signed in to above it; signing out closes it @full", async ({
  page,
  signInAsNew,
  dataDir,
  context,
}) => {
  const { account, password } = await signInAsNew("sales");
  await page.goto("/user-info");
  await expect(beginTotp(page)).toBeVisible();
  makeSessionsStale(dataDir, account);
  await beginTotp(page).click();
  await expect(dialog(page)).toBeVisible();
  await context.clearCookies();
  await dialog(page).getByLabel("Password").fill(password);
  await confirm(page).click();
  const sessionEnded = page.getByRole("dialog", { name: "Your session has ended" });
  await sessionEnded.getByLabel("Password", { exact: true }).fill(password);
  await sessionEnded.getByRole("button", { name: "Sign in", exact: true }).click();
  await expect(sessionEnded).toHaveCount(0);
  await expect(dialog(page)).toHaveCount(0);
  await expect(page.getByRole("img", { name: "QR code with the key" })).toBeVisible();

  // Signed out in another tab.
  await page.goto("/user-info");
  const other = await context.newPage();
  await other.goto("/user-info");
  await expect(beginTotp(page)).toBeVisible();
  makeSessionsStale(dataDir, account);
  await beginTotp(page).click();
  await expect(dialog(page)).toBeVisible();
  await signOutOnPage(other);
  await expect(page).toHaveURL(/\/user\/login/);
  await expect(dialog(page)).toHaveCount(0);
  await expect(page.getByLabel("Account")).toBeEditable();
});
