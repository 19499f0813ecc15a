import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startSmtpServer, type SmtpServer } from "@console-shell/testing/smtp-server";
import { totpCode } from "@console-shell/testing/totp-code";
import type { Page } from "@playwright/test";
import { inspect } from "../screens/inspect.ts";
import { readKey } from "../support/authenticator-app.ts";
import { startConsole, type ConsoleProcess } from "../support/console-process.ts";
import { expectFieldError } from "../support/field-error.ts";
import { readSetupLink } from "../support/read-setup-link.ts";
import { setInvitedPassword } from "../support/set-invited-password.ts";
import { signInOnPage } from "../support/sign-in-on-page.ts";
import { expect, test as base } from "../support/test.ts";
import { addAuthenticator } from "../support/virtual-authenticator.ts";

/** A newly installed production console with an empty data directory. */
const test = base.extend<{ mails: SmtpServer; installed: ConsoleProcess; link: string }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright wants a pattern
  mails: async ({}, provide) => {
    const mails = await startSmtpServer();
    await provide(mails);
    await mails.close();
  },
  installed: async ({ mails }, provide) => {
    const folder = await mkdtemp(join(tmpdir(), "console-shell-setup-"));
    const server = await startConsole(join(folder, "data"), {
      NODE_ENV: "production",
      DEMO: "0",
      SMTP_URL: mails.url,
    });
    await provide(server);
    await server.stop();
    await rm(folder, { recursive: true });
  },
  baseURL: async ({ installed }, provide) => provide(installed.url),
  link: async ({ installed }, provide) => provide(await readSetupLink(installed)),
});

const first = { account: "first", password: "copper-meadow-58-ferry" };

const fillIn = async (page: Page, password = first.password) => {
  await page.getByLabel("Account").fill(first.account);
  await page.getByLabel("Name").fill("First Operator");
  await page.getByLabel("E-mail").fill("first@work.example");
  await page.getByLabel("New password", { exact: true }).fill(password);
  await page.getByLabel("Confirm new password").fill(password);
  await page.getByRole("button", { name: "Create account and sign in" }).click();
};
const missing = (page: Page) =>
  page.getByRole("heading", { level: 1, name: "Your role requires a second factor" });

test("the link of the first start creates the first account, whose role then requires a second factor @security-20", async ({
  page,
  link,
  context,
}) => {
  await page.goto(link);
  await expect(page.getByRole("heading", { level: 1, name: "Set up the console" })).toBeVisible();
  // The form says what the server would, before it's sent.
  const password = page.getByLabel("New password", { exact: true });
  const meter = page.locator("[data-strength]");
  await page.getByLabel("Account").fill(first.account);
  await password.fill("first comes the harbour");
  await expect(meter).toHaveAttribute("data-strength", "refused");
  await expect(meter).toHaveText(
    "The password must not contain the account name or the e-mail address",
  );
  await page.getByLabel("Account").fill("another");
  await expect(meter).toHaveText("Strong");
  await fillIn(page, "first first first");
  await expectFieldError(password, /must not contain the account name/);
  await fillIn(page);
  await expect(missing(page)).toBeVisible();
  await expect(missing(page)).toBeFocused();
  await expect(page).toHaveURL("/");

  // No other page is accessible, and the requested one is remembered.
  await page.goto("/management/operators");
  await expect(missing(page)).toBeVisible();
  await expect(page.getByRole("navigation")).toHaveCount(0);
  await page.getByRole("button", { name: "Language: English" }).click();
  await page.getByRole("menuitem", { name: "简体中文" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("您的角色必须启用双重验证");
  await page.getByRole("button", { name: "语言：简体中文" }).click();
  await page.getByRole("menuitem", { name: "English" }).click();

  await page.getByRole("button", { name: "Set up authenticator app" }).click();
  const secret = await readKey(page);
  await page.getByRole("textbox", { name: "Code" }).fill(totpCode(secret));
  await page.getByRole("button", { name: "Confirm" }).click();
  const heading = page.getByRole("heading", { level: 1, name: "Save your recovery codes" });
  await expect(heading).toBeFocused();
  await expect(page.getByRole("list", { name: "Recovery codes" }).locator("li")).toHaveCount(10);
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Operators" })).toBeVisible();
  await expect(page).toHaveURL("/management/operators");
  await expect(page.getByRole("cell", { name: /^first \(you\)$/ })).toBeVisible();

  // The link has been used.
  await context.clearCookies();
  await page.goto("about:blank");
  await page.goto(link);
  await expect(page).toHaveURL(/\/user\/login/);
  await signInOnPage(page, first);
  await page.getByLabel("Code").fill(totpCode(secret, 1));
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
  await expect(page.getByRole("navigation").first()).toBeVisible();
});

test("an operator without the required factor can sign out and add a passkey next time @full", async ({
  page,
  link,
}) => {
  await page.goto(link);
  await fillIn(page);
  await page.getByRole("button", { name: "Sign out" }).click();
  await expect(page).toHaveURL(/\/user\/login/);

  await addAuthenticator(page);
  await signInOnPage(page, first);
  await expect(missing(page)).toBeVisible();
  await page.getByRole("button", { name: "Add passkey" }).click();
  await page.getByRole("button", { name: "Create passkey" }).click();
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(page.getByRole("navigation").first()).toBeVisible();

  // The last factor can't be removed while the role requires one.
  await page.goto("/user-info");
  const passkeys = page.getByRole("region", { name: "Passkeys" });
  await expect(passkeys.getByRole("button", { name: /^Remove passkey/ })).toBeDisabled();
  await expect(passkeys).toContainText("Your role requires a second factor. Add another");
});

test("a running session is held when its role starts to require a second factor @full", async ({
  page,
  browser,
  link,
  baseURL,
  mails,
}) => {
  await page.goto(link);
  await fillIn(page);
  await page.getByRole("button", { name: "Set up authenticator app" }).click();
  await page.getByRole("textbox", { name: "Code" }).fill(totpCode(await readKey(page)));
  await page.getByRole("button", { name: "Confirm" }).click();
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(page.getByRole("navigation").first()).toBeVisible();
  const made = await page.request.post("/mc-api/operator/create", {
    data: { account: "second", name: "Second", email: "second@work.example", role: "sales" },
  });
  expect(made.status(), await made.text()).toBe(201);
  const operator = (await made.json()) as { id: string };
  const password = "purple harbour kite 7";
  // Decodes quoted-printable: "=" is "=3D", and long lines end in "=".
  const mail = () => (mails.messages.at(-1) ?? "").replaceAll("=\n", "").replaceAll("=3D", "=");
  await setInvitedPassword(page.request, mail, password);

  const context = await browser.newContext({ baseURL: baseURL! });
  const theirs = await context.newPage();
  await signInOnPage(theirs, { account: "second", password });
  await expect(theirs.getByRole("navigation").first()).toBeVisible();
  const promoted = await page.request.patch(`/mc-api/operator/${operator.id}`, {
    data: { role: "admin" },
  });
  expect(promoted.status(), await promoted.text()).toBe(200);
  // The page updates as soon as the role is assigned.
  await expect(missing(theirs)).toBeVisible();
  await expect(theirs.getByRole("alert")).toHaveCount(0);
  await context.close();
});

test("before the set-up every page leads to one that says where to find the link", async ({
  page,
  installed,
  link,
}) => {
  for (const path of ["/", "/user/login", "/management/operators"]) {
    await page.goto(`${installed.url}${path}`);
    await expect(page).toHaveURL(`${installed.url}/user/setup`);
  }
  await expect(
    page.getByRole("heading", { level: 1, name: "Set up this console with its one-time link" }),
  ).toBeVisible();
  await expect(page.getByRole("main")).toContainText("The log names the file");
  await expect(page.getByText("npm run setup-link")).toBeVisible();
  expect(await page.content()).not.toContain(link.split("token=")[1]);
  const asSeen = { locale: "en-US", axe: "everything" } as const;
  expect(await inspect(page, asSeen)).toEqual([]);
  await page.goto(`${installed.url}/user/setup#token=guessed`);
  await expect(page.getByLabel("Account")).toBeVisible();
  expect(await inspect(page, asSeen)).toEqual([]);
  await fillIn(page);
  await expect(
    page.getByRole("heading", { level: 1, name: "This link doesn’t work" }),
  ).toBeVisible();
});
