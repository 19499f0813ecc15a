import { readFile } from "node:fs/promises";
import { totpCode } from "@console-shell/testing/totp-code";
import type { Page } from "@playwright/test";
import { goWithin } from "../support/go-within.ts";
import { answer } from "../support/answer.ts";
import { addAuthenticatorApp, readKey } from "../support/authenticator-app.ts";
import { fact } from "../support/facts.ts";
import { expectFieldError } from "../support/field-error.ts";
import { goToAddress } from "../support/go-to-address.ts";
import { signInOnPage } from "../support/sign-in-on-page.ts";
import { signOutOnPage } from "../support/sign-out-on-page.ts";
import { expect, test } from "../support/test.ts";

const signInButton = (page: Page) => page.getByRole("button", { name: "Sign in", exact: true });
const enterCode = async (page: Page, code: string) => {
  await expect(page.getByRole("heading", { level: 1, name: "One more step" })).toBeVisible();
  await page.getByLabel("Code").fill(code);
  await signInButton(page).click();
};

test("an authenticator app is set up and required from then on @full", async ({
  page,
  signInAsNew,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const operator = await signInAsNew("sales");
  await page.goto("/user-info");
  const panel = page.getByRole("region", { name: "Authenticator app" });
  await panel.getByRole("button", { name: "Set up authenticator app" }).click();
  await expect(panel.getByRole("img", { name: "QR code with the key" })).toBeVisible();
  const secret = await readKey(panel);
  expect(secret).toMatch(/^[A-Z2-7]{32}$/);

  const code = panel.getByRole("textbox", { name: "Code" });
  await code.fill("000000");
  await panel.getByRole("button", { name: "Confirm" }).click();
  await expectFieldError(code, /The code is wrong/);
  await expect(code).toBeFocused();
  await code.fill(totpCode(secret));
  await panel.getByRole("button", { name: "Confirm" }).click();
  await expect(page.getByText("The authenticator app is set up")).toBeVisible();

  const dialog = page.getByRole("dialog", { name: "Your recovery codes" });
  const codes = await dialog.getByRole("listitem").allInnerTexts();
  expect(new Set(codes).size).toBe(10);
  await dialog.getByRole("button", { name: "Copy all" }).click();
  await expect(dialog.getByRole("button", { name: "Copied" })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(codes.join("\n"));
  const download = page.waitForEvent("download");
  await dialog.getByRole("button", { name: "Download as text" }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe(`recovery-codes-${operator.account}.txt`);
  const kept = await readFile(await file.path(), "utf8");
  for (const one of codes) expect(kept).toContain(one);
  // They are shown once: an accidental key press must not close them.
  await page.keyboard.press("Escape");
  await expect(dialog).toBeVisible();
  // Leaving the page would lose them: the browser asks first.
  const asked = page.waitForEvent("dialog");
  await page.close({ runBeforeUnload: true });
  const question = await asked;
  expect(question.type()).toBe("beforeunload");
  await question.dismiss();
  await dialog.getByRole("button", { name: "I’ve saved them" }).click();
  await expect(dialog).toHaveCount(0);
  await expect(panel.getByRole("button", { name: "Use another app" })).toBeFocused();
  await expect(panel).toContainText("Set up on");
  await expect(page.getByRole("region", { name: "Recovery codes" })).toContainText("10 codes left");
  const activity = page.getByRole("region", { name: "Recent activity" });
  await expect(activity.getByRole("listitem").first()).toContainText("Authenticator app set up");

  await signOutOnPage(page);
  await page.getByLabel("Account").fill(operator.account);
  await page.getByLabel("Password", { exact: true }).fill(operator.password);
  await page.getByLabel("Stay signed in for 30 days").check();
  await signInButton(page).click();
  await expect(page.getByLabel("Code")).toBeFocused();
  await enterCode(page, "123456");
  await expectFieldError(page.getByLabel("Code"), /The code is wrong/);
  await enterCode(page, totpCode(secret, 1));
  await expect(page).toHaveURL("/");
  const cookie = (await context.cookies()).find(({ name }) => name.endsWith("console-session"));
  expect(cookie?.expires).toBeGreaterThan(Date.now() / 1000 + 29 * 24 * 3600);
});

test("a code signs in once, and so does a recovery code @full", async ({ page, signInAsNew }) => {
  const operator = await signInAsNew("operation");
  const { secret, recoveryCodes } = await addAuthenticatorApp(page.request);
  const [first = "", second = ""] = recoveryCodes;

  await page.context().clearCookies();
  const code = totpCode(secret, 1);
  await signInOnPage(page, operator);
  await enterCode(page, code);
  await expect(page).toHaveURL("/");
  await signOutOnPage(page);
  await signInOnPage(page, operator);
  await enterCode(page, code);
  await expectFieldError(page.getByLabel("Code"), /wrong or already used/);

  // Upper case and spaces are accepted too.
  await enterCode(page, first.toUpperCase().replaceAll("-", " "));
  await expect(page).toHaveURL("/");
  await signOutOnPage(page);
  await signInOnPage(page, operator);
  await enterCode(page, first);
  await expectFieldError(page.getByLabel("Code"), /wrong or already used/);
  await enterCode(page, second);
  await expect(page).toHaveURL("/");

  await goToAddress(page, "/user-info");
  const panel = page.getByRole("region", { name: "Recovery codes" });
  await expect(panel).toContainText("8 codes left");
  await panel.getByRole("button", { name: "Generate new codes" }).click();
  await answer(page, "Generate new codes");
  const dialog = page.getByRole("dialog", { name: "Your recovery codes" });
  await expect(dialog.getByRole("listitem")).toHaveCount(10);
  const renewed = await dialog.getByRole("listitem").allInnerTexts();
  expect(recoveryCodes).not.toContain(renewed[0]);
  await dialog.getByRole("button", { name: "I’ve saved them" }).click();
  await expect(dialog).toHaveCount(0);
  await expect(panel.getByRole("button", { name: "Generate new codes" })).toBeFocused();
  await expect(panel).toContainText("10 codes left");
  await signOutOnPage(page);
  await signInOnPage(page, operator);
  await enterCode(page, recoveryCodes[2]!);
  await expectFieldError(page.getByLabel("Code"), /wrong or already used/);
  await enterCode(page, renewed[0]!);
  await expect(page).toHaveURL("/");
});

test("going back from the second step keeps the account, not the password; wrong codes are limited @full", async ({
  page,
  signInAsNew,
}) => {
  const operator = await signInAsNew("sales");
  await addAuthenticatorApp(page.request);
  await page.context().clearCookies();
  await page.goto("/user/login?from=" + Buffer.from("/user-info").toString("base64"));
  await page.getByLabel("Account").fill(operator.account);
  await page.getByLabel("Password", { exact: true }).fill(operator.password);
  await page.getByLabel("Stay signed in for 30 days").check();
  await signInButton(page).click();
  await page.getByRole("button", { name: "Back" }).click();
  await expect(page.getByLabel("Account")).toHaveValue(operator.account);
  await expect(page.getByLabel("Stay signed in for 30 days")).toBeChecked();
  await expect(page.getByLabel("Password", { exact: true })).toHaveValue("");
  await expect(page.getByLabel("Password", { exact: true })).toBeFocused();

  await test.step("too many wrong codes show the time to wait", async () => {
    await page.getByLabel("Password", { exact: true }).fill(operator.password);
    await signInButton(page).click();
    await expect(page.getByLabel("Code")).toBeVisible();
    for (let tries = 0; tries < 5; tries += 1) {
      const refused = page.waitForResponse("**/auth/session/login");
      await enterCode(page, `00000${tries}`);
      expect((await refused).status()).toBe(400);
      await expectFieldError(page.getByLabel("Code"), /The code is wrong/);
    }
    await enterCode(page, "999999");
    await expect(page.getByRole("button", { name: /^Try again in \d+ seconds$/ })).toBeDisabled();
  });
});

test("a new authenticator app replaces the first once confirmed, and can be removed @full", async ({
  page,
  signInAsNew,
}) => {
  const operator = await signInAsNew("sales");
  const before = await addAuthenticatorApp(page.request);
  await page.goto("/user-info");
  const panel = page.getByRole("region", { name: "Authenticator app" });
  await panel.getByRole("button", { name: "Use another app" }).click();
  const secret = await readKey(panel);
  expect(secret).not.toBe(before.secret);
  await panel.getByRole("textbox", { name: "Code" }).fill(totpCode(secret));
  await panel.getByRole("button", { name: "Confirm" }).click();
  await expect(page.getByText("The authenticator app is set up")).toBeVisible();
  await expect(panel.getByRole("button", { name: "Use another app" })).toBeFocused();
  // The recovery codes haven't changed.
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await signOutOnPage(page);
  await signInOnPage(page, operator);
  await enterCode(page, totpCode(before.secret, 1));
  await expectFieldError(page.getByLabel("Code"), /The code is wrong/);
  await enterCode(page, totpCode(secret, 1));
  await expect(page).toHaveURL("/");

  await test.step("once removed, the password is enough again", async () => {
    await goToAddress(page, "/user-info");
    await panel.getByRole("button", { name: "Remove authenticator app" }).click();
    await answer(page, "Remove authenticator app");
    await expect(page.getByText("The authenticator app was removed")).toBeVisible();
    await expect(panel.getByRole("button", { name: "Set up authenticator app" })).toBeFocused();
    await expect(page.getByRole("region", { name: "Recovery codes" })).toHaveCount(0);
    await signOutOnPage(page);
    await signInOnPage(page, operator);
    await expect(page).toHaveURL("/");
  });
});

test("an administrator resets a lost second factor @full", async ({
  page,
  signIn,
  signInAsNew,
}) => {
  const operator = await signInAsNew("sales");
  await addAuthenticatorApp(page.request);
  await page.context().clearCookies();
  await signIn("root");
  await page.goto(`/management/operators?search=${operator.account}`);
  await page.getByRole("link", { name: operator.account, exact: true }).click();
  await expect(fact(page, "Second factors")).toHaveText("Authenticator app");
  await page.getByRole("button", { name: /^Actions for/ }).click();
  await page.getByRole("menuitem", { name: "Remove second factors" }).click();
  await answer(page, "Remove second factors");
  await expect(page.getByText(/^The second factors of .* were removed\./)).toBeVisible();
  await expect(fact(page, "Second factors")).toHaveText("None");
  await page.getByRole("button", { name: /^Actions for/ }).click();
  await expect(page.getByRole("menuitem", { name: "End sessions" })).toBeVisible();
  await expect(page.getByRole("menuitem", { name: "Remove second factors" })).toHaveCount(0);
  await page.keyboard.press("Escape");
  await goWithin(page, `/management/audit?search=${operator.account}`);
  await expect(page.getByRole("row", { name: /Second factors removed/ })).toContainText("root");

  await page.context().clearCookies();
  await signInOnPage(page, operator);
  await expect(page).toHaveURL("/");
  await goToAddress(page, "/user-info");
  await expect(
    page.getByRole("region", { name: "Recent activity" }).getByRole("listitem").filter({
      hasText: "Second factors removed",
    }),
  ).toContainText("by root");
});
