import type { Page } from "@playwright/test";
import { expectFieldError, expectNoFieldError } from "../support/field-error.ts";
import { expect, test } from "../support/test.ts";

const fillIn = async (page: Page, { account, name }: { account: string; name: string }) => {
  await page.getByLabel("Account").fill(account);
  await page.getByLabel("Name").fill(name);
  await page.getByLabel("Company").fill("Lakeside Galleries");
  await page.getByLabel("E-mail").fill(`${account}@lakeside.example`);
  await page.getByLabel("Phone").fill("+41 44 555 01 23");
  await page.getByLabel("What do you need the console for?").fill("To look after our pictures.");
};

/** Sends the application and answers the reference that the page shows for it. */
const send = async (page: Page) => {
  await page.getByRole("button", { name: "Send application" }).click();
  await expect(page.getByText("Your application is under review")).toBeVisible();
  const reference = page.getByText(/^AP-[0-9A-Z]{6}$/);
  await expect(reference).toBeVisible();
  return reference.innerText();
};

test("what is wrong in an application is said at its fields", async ({ page }) => {
  await page.goto("/user/login");
  await page.getByRole("link", { name: "Register" }).click();
  await expect(page).toHaveURL("/user/register");
  await page.getByLabel("Account").fill("a!");
  await page.getByLabel("E-mail").fill("nobody at home");
  await page.getByLabel("Phone").fill("call me");
  await page.getByRole("button", { name: "Send application" }).click();

  await expectFieldError(page.getByLabel("Account"), /starting with a letter or digit/);
  await expectFieldError(page.getByLabel("Name"), /Name is required/);
  await expectFieldError(page.getByLabel("Company"), /Company is required/);
  await expectFieldError(page.getByLabel("E-mail"), /This is not an e-mail address/);
  await expectFieldError(page.getByLabel("Phone"), /Only digits, spaces/);
  await expect(page.getByLabel("Account")).toBeFocused();
  await expect(page).toHaveURL("/user/register");

  await fillIn(page, { account: "lea.keller", name: "Lea Keller" });
  await page.getByLabel("Phone").blur();
  await expectNoFieldError(page);
});

test("an application is under review, once, and root sees the applicant", async ({
  page,
  signIn,
}) => {
  const applicant = { account: "ines.duarte", name: "Inês Duarte" };
  await page.goto("/user/register");
  await fillIn(page, applicant);
  const reference = await send(page);
  await expect(page.getByText("ines.duarte@lakeside.example")).toBeVisible();

  await page.goto("/user/register");
  await fillIn(page, applicant);
  expect(await send(page)).toBe(reference);

  await signIn("root");
  await page.goto("/management/applicants");
  const row = page.getByRole("row", { name: reference });
  await expect(row).toContainText("Inês Duarte");
  await expect(row).toContainText("Lakeside Galleries");
  await expect(row).toContainText("Waiting");
  await expect(row.getByRole("link", { name: "ines.duarte@lakeside.example" })).toBeVisible();
  await row.getByRole("button", { name: "Show the reason of Inês Duarte" }).click();
  await expect(page.getByText("To look after our pictures.")).toBeVisible();
});

test("registration speaks Chinese, in its errors and in the list of applicants too", async ({
  page,
  signInAsNew,
}) => {
  await page.goto("/user/register");
  await page.getByRole("button", { name: "Language: English" }).click();
  await page.getByRole("menuitem", { name: "简体中文" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "注册" })).toBeVisible();
  await page.getByRole("button", { name: "提交申请" }).click();
  await expectFieldError(page.getByLabel("账号"), /请输入账号|账号/);

  await signInAsNew("clientManager", "zh-CN");
  await page.goto("/management/applicants");
  await expect(page.getByRole("heading", { level: 1, name: "申请人" })).toBeVisible();
  for (const name of ["申请时间", "姓名", "账号", "联系方式", "状态"])
    await expect(page.getByRole("columnheader", { name, exact: true })).toBeVisible();
});
