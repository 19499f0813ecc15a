import type { Page } from "@playwright/test";
import { expectFieldError } from "../support/field-error.ts";
import { mailTo } from "../support/mail-to.ts";
import { newOperator } from "../support/new-operator.ts";
import { signInOnPage } from "../support/sign-in-on-page.ts";
import { expect, test } from "../support/test.ts";

const newPassword = "quiet-orchard-77-lantern";

/** Requests a code on the login page, like someone who forgot the password. */
const forget = async (page: Page, account: string) => {
  await page.goto("/user/login");
  await page.getByRole("link", { name: "Forgot password?" }).click();
  await page.getByLabel("Account or e-mail").fill(account);
  await page.getByRole("button", { name: "Send code" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Enter the code" })).toBeVisible();
  await expect(page.getByLabel("Account or e-mail")).toHaveValue(account);
};

const codeIn = (mail: string) => {
  const code = /(?:Your code: |验证码：)(\S+)/.exec(mail)?.[1];
  expect(code, mail).toBeTruthy();
  return code ?? "";
};

const setPassword = async (page: Page, password: string) => {
  await page.getByLabel("New password", { exact: true }).fill(password);
  await page.getByLabel("Confirm new password").fill(password);
  await page.getByRole("button", { name: "Set password" }).click();
};

test("a mailed code sets a new password once and ends the old session @full", async ({
  page,
  signInAsNew,
  context,
  browser,
}) => {
  const { account, email, password } = await signInAsNew("operation");
  await page.goto("/user-info");
  await expect(page.getByRole("heading", { level: 1, name: "User info" })).toBeVisible();

  const elsewhere = await browser.newContext();
  const other = await elsewhere.newPage();
  await forget(other, account);
  const mailbox = await elsewhere.newPage();
  const mail = await mailTo(mailbox, email, "Your password reset code");
  const code = codeIn(await mail.innerText());
  await mailbox.close();

  await other.getByLabel("Code", { exact: true }).fill("000000-wrong");
  await other.getByRole("button", { name: "Continue" }).click();
  await expectFieldError(other.getByLabel("Code", { exact: true }), /The code is wrong or expired/);
  await other.getByLabel("Code", { exact: true }).fill(code);
  await other.getByRole("button", { name: "Continue" }).click();
  await expect(other.getByRole("heading", { level: 1, name: "Set a new password" })).toBeVisible();

  await setPassword(other, "tooshort");
  await expectFieldError(other.getByLabel("New password", { exact: true }), /At least 12/);
  await setPassword(other, "password1234");
  await expectFieldError(
    other.getByLabel("New password", { exact: true }),
    /This password is too common/,
  );
  await setPassword(other, newPassword);
  await expect(other.getByText("Your password is set")).toBeVisible();

  await page.reload();
  await expect(page).toHaveURL(/\/user\/login/);
  await signInOnPage(page, { account, password });
  await expect(page.getByText("The account or the password is wrong.")).toBeVisible();
  await signInOnPage(page, { account, password: newPassword });
  await expect(page).toHaveURL("/");
  await context.clearCookies();

  await other.goto("/user/reset-password");
  await other.getByLabel("Account or e-mail").fill(account);
  await other.getByLabel("Code", { exact: true }).fill(code);
  await other.getByRole("button", { name: "Continue" }).click();
  await expectFieldError(other.getByLabel("Code", { exact: true }), /The code is wrong or expired/);
  await expect(other.getByRole("heading", { level: 1, name: "Enter the code" })).toBeVisible();
  await elsewhere.close();
});

test("the mail's link opens the code page with the account filled in @full", async ({
  page,
  consoleUrl,
}) => {
  const { account, email } = await newOperator(consoleUrl, "sales");
  await forget(page, email);
  const mail = await mailTo(page, email, "Your password reset code");
  const code = codeIn(await mail.innerText());
  await mail.getByRole("link").click();
  await expect(page).toHaveURL(/\/user\/reset-password/);
  await expect(page.getByLabel("Account or e-mail")).toHaveValue(account);
  await page.getByLabel("Code", { exact: true }).fill(code);
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Set a new password" })).toBeVisible();
});

test("an unknown account gets the same response and no mail @full", async ({ page }) => {
  await forget(page, "nobody@nowhere.example");
  await expect(page.getByText("If the account exists, we’ve sent a code")).toBeVisible();
  await page.goto("/dev/mailbox");
  await expect(page.getByRole("heading", { level: 1, name: "Mailbox" })).toBeVisible();
  await expect(page.getByText("nobody@nowhere.example")).toHaveCount(0);
});

test("recovery is in Chinese, in the mail too @full", async ({ page, signInAsNew, context }) => {
  const { account, email } = await signInAsNew("sales", "zh-CN");
  await context.clearCookies();
  await page.goto("/user/forget-password");
  await page.getByRole("button", { name: "Language: English" }).click();
  await page.getByRole("menuitem", { name: "简体中文" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "忘记密码" })).toBeVisible();
  await page.getByLabel("账号或邮箱").fill(account);
  await page.getByRole("button", { name: "发送验证码" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "输入验证码" })).toBeVisible();
  const mail = await mailTo(page, email, "您的密码重置验证码");
  await expect(mail.getByRole("heading", { name: "您的密码重置验证码" })).toBeVisible();
  codeIn(await mail.innerText());
});
