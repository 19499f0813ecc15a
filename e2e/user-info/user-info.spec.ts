import { expectFieldError } from "../support/field-error.ts";
import { signInOnPage } from "../support/sign-in-on-page.ts";
import { expect, test } from "../support/test.ts";

test("an invalid e-mail address is a field error; a new name shows on the page and in the frame @full", async ({
  page,
  signInAsNew,
}) => {
  const { email, name } = await signInAsNew("sales");
  await page.goto("/user-info");
  const save = page.getByRole("button", { name: "Save" });
  await page.getByLabel("Name").fill("Somebody else");
  await page.getByLabel("E-mail").fill("not an address");
  await save.click();
  await expectFieldError(page.getByLabel("E-mail"), /Enter a valid e-mail address/);
  await expect(page.getByLabel("E-mail")).toBeFocused();
  await page.reload();
  await expect(page.getByLabel("E-mail")).toHaveValue(email);
  await expect(page.getByLabel("Name")).toHaveValue(name);

  await page.getByLabel("Name").fill("Alma Reyes");
  await save.click();
  await expect(page.getByText("Saved")).toBeVisible();
  const menu = page.getByRole("banner").getByRole("button", { name: /Alma Reyes/ });
  await expect(menu).toBeVisible();
  await page.reload();
  await expect(menu).toBeVisible();
  await expect(page.getByLabel("Name")).toHaveValue("Alma Reyes");
});

test("the page switches to Chinese without a reload, on other devices too @full", async ({
  page,
  signInAsNew,
  browser,
}) => {
  const { account, password } = await signInAsNew("admin");
  await page.goto("/user-info");
  await expect(page.getByRole("heading", { level: 1, name: "User info" })).toBeVisible();
  let loads = 0;
  page.on("load", () => (loads += 1));
  await page.getByLabel("Phone").fill("+86 21 5555 0199");
  await page.getByRole("button", { name: "Language: English" }).click();
  await page.getByRole("menuitem", { name: "简体中文" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "个人信息" })).toBeVisible();
  await expect(page.locator("html")).toHaveAttribute("lang", "zh-CN");
  await expect(page.getByRole("navigation").first().getByText("财务管理")).toBeVisible();
  // Unsaved input is still there.
  await expect(page.getByLabel("电话")).toHaveValue("+86 21 5555 0199");
  expect(loads).toBe(0);

  await page.getByRole("navigation").first().getByRole("link", { name: "财务管理" }).click();
  await page
    .getByRole("dialog", { name: "不保存就离开？" })
    .getByRole("button", { name: "不保存并离开" })
    .click();
  await expect(page.getByRole("table", { name: "客户账户" })).toBeVisible();
  expect(loads).toBe(0);

  const elsewhere = await browser.newContext();
  const other = await elsewhere.newPage();
  await signInOnPage(other, { account, password });
  await expect(other.locator("html")).toHaveAttribute("lang", "zh-CN");
  await elsewhere.close();
});

test("changing the password requires the current one and ends other sessions @full", async ({
  page,
  signInAsNew,
  browser,
}) => {
  const { account, password } = await signInAsNew("operation");
  const newPassword = "copper-meadow-58-ferry";
  const elsewhere = await browser.newContext();
  const other = await elsewhere.newPage();
  await signInOnPage(other, { account, password });
  await expect(other).toHaveURL("/");

  await page.goto("/user-info");
  const change = async (old: string, next: string) => {
    await page.getByLabel("Current password").fill(old);
    await page.getByLabel("New password", { exact: true }).fill(next);
    await page.getByLabel("Confirm new password").fill(next);
    await page.getByRole("button", { name: "Change password" }).click();
  };
  await change("not-the-password-at-all", newPassword);
  await expectFieldError(page.getByLabel("Current password"), /wrong|not right|incorrect/i);
  await change(password, newPassword);
  await expect(page.getByText("Password changed. Your other sessions have ended.")).toBeVisible();
  await expect(page.getByLabel("Current password")).toHaveValue("");

  await page.reload();
  await expect(page.getByRole("heading", { level: 1, name: "User info" })).toBeVisible();
  await other.reload();
  await expect(other).toHaveURL(/\/user\/login/);
  await signInOnPage(other, { account, password: newPassword });
  await expect(other).toHaveURL("/");
  await elsewhere.close();
});

test("a session left open elsewhere is listed and ended @security-6 @full", async ({
  page,
  signInAsNew,
  browser,
}) => {
  const { account, password } = await signInAsNew("operation");
  const context = await browser.newContext({
    userAgent: "Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:150.0) Gecko/20100101 Firefox/150.0",
  });
  const left = await context.newPage();
  await signInOnPage(left, { account, password });
  await expect(left.getByRole("banner")).toBeVisible();

  await page.goto("/user-info");
  const panel = page.getByRole("region", { name: "Active sessions" });
  const sessions = panel.getByRole("listitem");
  await expect(sessions.filter({ hasText: "This session" })).toHaveCount(1);
  // The second press comes while the first is in progress. By key: a click would move the focus.
  await page.getByRole("button", { name: "End session on Firefox · Windows" }).focus();
  for (const key of ["Enter", "Enter"]) await page.keyboard.press(key);
  await expect(page.getByText("Ended", { exact: true })).toBeVisible();
  await expect(sessions.filter({ hasText: "Firefox" })).toHaveCount(0);
  await expect(panel.getByText("Active sessions", { exact: true })).toBeFocused();
  await expect(page.getByText("Request error")).toHaveCount(0);
  await left.reload();
  await expect(left).toHaveURL(/\/user\/login/);
  await context.close();
});
