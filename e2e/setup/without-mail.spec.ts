// A company without a mail server: from an empty production database to its second operator.
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { totpCode } from "@console-shell/testing/totp-code";
import { readKey } from "../support/authenticator-app.ts";
import { choose } from "../support/choose.ts";
import { type ConsoleProcess, startConsole } from "../support/console-process.ts";
import { readSetupLink } from "../support/read-setup-link.ts";
import { signInOnPage } from "../support/sign-in-on-page.ts";
import { expect, test as base } from "../support/test.ts";

const test = base.extend<{ installed: ConsoleProcess }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright wants a pattern
  installed: async ({}, provide) => {
    const folder = await mkdtemp(join(tmpdir(), "console-shell-without-mail-"));
    const server = await startConsole(join(folder, "data"), { NODE_ENV: "production", DEMO: "0" });
    await provide(server);
    await server.stop();
    await rm(folder, { recursive: true });
  },
  baseURL: async ({ installed }, provide) => provide(installed.url),
});

const password = "copper-meadow-58-ferry";

test("root sets up the console, and a second operator signs in with a copied link @security-18", async ({
  page,
  browser,
  installed,
  baseURL,
}) => {
  const link = await readSetupLink(installed);
  await page.goto(link);
  await page.getByLabel("Account").fill("first");
  await page.getByLabel("Name").fill("First Operator");
  await page.getByLabel("E-mail").fill("first@work.example");
  await page.getByLabel("New password", { exact: true }).fill(password);
  await expect(page.locator("[data-strength]")).toHaveText("Strong");
  await page.getByLabel("Confirm new password").fill(password);
  await page.getByRole("button", { name: "Create account and sign in" }).click();
  await page.getByRole("button", { name: "Set up authenticator app" }).click();
  await page.getByRole("textbox", { name: "Code" }).fill(totpCode(await readKey(page)));
  await page.getByRole("button", { name: "Confirm" }).click();
  await page.getByRole("button", { name: "Continue" }).click();

  // The home page says what's missing.
  const notice = page.getByRole("region", { name: "No mail server is set up" });
  await expect(notice).toContainText("SMTP_URL");
  await expect(notice.getByRole("link", { name: "What to do" })).toHaveAttribute(
    "href",
    /\/help\/operator\/operators#without-a-mail-server$/,
  );

  await page.goto("/management/operators");
  await page.getByRole("button", { name: "New operator" }).click();
  const form = page.getByRole("dialog", { name: "New operator" });
  await form.getByLabel("Account").fill("second");
  await form.getByLabel("Name").fill("Second Operator");
  await form.getByLabel("E-mail").fill("second@work.example");
  await choose(form.getByLabel("Role"), "Sales");
  await expect(form.getByLabel("Mail it")).toBeDisabled();
  await expect(form.getByLabel("Copy it")).toBeChecked();
  await form.getByRole("button", { name: "Create" }).click();
  const shown = page.getByRole("dialog").filter({ hasText: "Link for Second Operator" });
  const copied = await shown.getByLabel("Link to set a password").inputValue();
  expect(copied).toContain(`${baseURL}/user/set-password#token=`);
  await shown.getByRole("button", { name: "I’ve copied it" }).click();
  await expect(shown).toBeHidden();
  await expect(page.locator("body")).not.toContainText(copied);

  const context = await browser.newContext({ baseURL: baseURL! });
  const theirs = await context.newPage();
  await theirs.goto(copied);
  const theirPassword = "purple harbour kite 7";
  const typed = theirs.getByLabel("New password", { exact: true });
  await typed.fill("the second harbour kite");
  await expect(theirs.locator("[data-strength]")).toHaveAttribute("data-strength", "refused");
  await typed.fill(theirPassword);
  await expect(theirs.locator("[data-strength]")).toHaveText("Strong");
  await theirs.getByLabel("Confirm new password").fill(theirPassword);
  await theirs.getByRole("button", { name: "Set password" }).click();
  await theirs.getByRole("link", { name: "Sign in" }).click();
  await signInOnPage(theirs, { account: "second", password: theirPassword });
  await expect(theirs.getByRole("navigation").first()).toBeVisible();
  await expect(theirs.getByRole("region", { name: "No mail server is set up" })).toHaveCount(0);

  // The sign-in page offers nothing that needs a mail, and the link has been used.
  await context.clearCookies();
  await theirs.goto("/user/login");
  await expect(theirs.getByRole("link", { name: "Register" })).toHaveCount(0);
  await theirs.getByRole("link", { name: "Forgot password?" }).click();
  await expect(theirs.getByRole("main")).toContainText(
    "Ask an administrator to reset your password",
  );
  await theirs.goto("about:blank");
  await theirs.goto(copied);
  await typed.fill(theirPassword);
  await theirs.getByLabel("Confirm new password").fill(theirPassword);
  await theirs.getByRole("button", { name: "Set password" }).click();
  await expect(theirs.getByRole("main")).toContainText("Ask an administrator for a new one");
  await context.close();
});
