import type { ApiOutput } from "@console-shell/contract";
import type { Page } from "@playwright/test";
import { choose } from "../support/choose.ts";
import { expectFieldError, expectNoFieldError } from "../support/field-error.ts";
import { mailTo } from "../support/mail-to.ts";
import { signInOnPage } from "../support/sign-in-on-page.ts";
import { tabTo } from "../support/tab-to.ts";
import { expect, test } from "../support/test.ts";

const fillIn = async (page: Page, { account, name }: { account: string; name: string }) => {
  await page.getByLabel("Account").fill(account);
  await page.getByLabel("E-mail").fill(`${account}@lakeside.example`);
  await page.getByLabel("E-mail").press("Enter");
  await expect(page.getByLabel("Name")).toBeFocused();
  await page.getByLabel("Name").fill(name);
  await page.getByLabel("Company").fill("Lakeside Galleries");
  await page.getByLabel("Phone").fill("+41 44 555 01 23");
  await page.getByLabel("What do you need the console for?").fill("To look after our pictures.");
};

/** Submits the registration and returns the reference that the page shows. */
const send = async (page: Page) => {
  await page.getByRole("button", { name: "Submit registration" }).click();
  await expect(
    page.getByRole("heading", { level: 1, name: "Confirm your e-mail address" }),
  ).toBeFocused();
  const reference = page.getByText(/^AP-[0-9A-Z]{6}$/);
  await expect(reference).toBeVisible();
  return reference.innerText();
};

/** Opens the mailed link and confirms the address. */
const confirm = async (page: Page, email: string) => {
  const mail = await mailTo(page, email, "Confirm your e-mail address");
  await mail.getByRole("link").click();
  await page.getByRole("button", { name: "Confirm address" }).click();
  await expect(
    page.getByRole("heading", { level: 1, name: "Your registration is under review" }),
  ).toBeFocused();
};

/** Registers, and confirms the address. */
const applyAs = async (page: Page, applicant: { account: string; name: string }) => {
  await page.goto("/user/register");
  await fillIn(page, applicant);
  const reference = await send(page);
  await confirm(page, `${applicant.account}@lakeside.example`);
  await expect(page.getByText(reference)).toBeVisible();
  return reference;
};

test("registration errors appear at their fields @full", async ({ page }) => {
  await page.goto("/user/login");
  await page.getByRole("link", { name: "Register" }).click();
  await expect(page).toHaveURL("/user/register");
  await page.getByLabel("Account").fill("a!");
  await page.getByLabel("E-mail").fill("nobody at home");
  await page.getByRole("button", { name: "Continue" }).click();

  await expectFieldError(page.getByLabel("Account"), /Start with a letter or digit/);
  await expectFieldError(page.getByLabel("E-mail"), /Enter a valid e-mail address/);
  await expect(page.getByLabel("Account")).toBeFocused();
  await expect(page.getByLabel("Name")).toHaveCount(0);

  await page.getByLabel("Account").fill("lea.keller");
  await page.getByLabel("E-mail").fill("lea.keller@lakeside.example");
  await page.getByRole("button", { name: "Continue" }).click();
  await page.getByLabel("Phone").fill("call me");
  await page.getByRole("button", { name: "Submit registration" }).click();
  await expectFieldError(page.getByLabel("Name"), /Enter a name/);
  await expectFieldError(page.getByLabel("Company"), /Enter a company/);
  await expectFieldError(page.getByLabel("Phone"), /Use only digits, spaces/);
  await expect(page.getByLabel("Name")).toBeFocused();
  await expect(page).toHaveURL("/user/register");

  await page.getByLabel("Phone").fill("+41 44 555 01 23");
  await page.getByLabel("Company").fill("Lakeside Galleries");
  await page.getByLabel("Name").fill("Lea Keller");
  await page.getByLabel("Name").blur();
  await expectNoFieldError(page);
});

test("going back and forth between the steps loses nothing @full", async ({ page }) => {
  await page.goto("/user/register");
  await fillIn(page, { account: "lea.keller", name: "Lea Keller" });
  await page.getByRole("button", { name: "Back" }).click();
  await expect(page.getByLabel("Account")).toHaveValue("lea.keller");
  await expect(page.getByLabel("Account")).toBeFocused();
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(page.getByLabel("Name")).toHaveValue("Lea Keller");
  await expect(page.getByLabel("Company")).toHaveValue("Lakeside Galleries");

  await page.goBack();
  await expect(page.getByLabel("E-mail")).toHaveValue("lea.keller@lakeside.example");
  await page.goForward();
  await expect(page.getByLabel("Phone")).toHaveValue("+41 44 555 01 23");

  await page.reload();
  await expect(page.getByLabel("Account")).toHaveValue("");
});

test("from registration to the approved operator's first sign-in", async ({
  page,
  signIn,
  browser,
}) => {
  const applicant = { account: "ines.duarte", name: "Inês Duarte" };
  const email = "ines.duarte@lakeside.example";
  const elsewhere = await browser.newContext();
  const hers = await elsewhere.newPage();
  await hers.goto("/user/register");
  await fillIn(hers, applicant);
  const reference = await send(hers);
  await expect(hers.getByText(`We sent a link to ${email}.`)).toBeVisible();

  await signIn("root");
  await page.goto("/management/applicants");
  const row = page.getByRole("row", { name: reference });
  await expect(page.getByRole("row").filter({ hasText: "AP-" })).not.toHaveCount(0);
  await expect(row).toHaveCount(0);
  await confirm(hers, email);
  await expect(hers.getByText(reference)).toBeVisible();

  await page.reload();
  await expect(row).toContainText("Inês Duarte");
  await expect(row).toContainText("Lakeside Galleries");
  await expect(row).toContainText("Waiting");
  await expect(row.getByRole("link", { name: email })).toBeVisible();
  await row.getByRole("button", { name: "Show the reason of Inês Duarte" }).click();
  await expect(page.getByText("To look after our pictures.")).toBeVisible();

  await row.getByRole("button", { name: "Approve Inês Duarte" }).click();
  const form = page.getByRole("dialog", { name: "Approve the registration from Inês Duarte" });
  await expect(form.getByLabel("Account")).toHaveValue("ines.duarte");
  await expect(form.getByLabel("E-mail")).toHaveValue(email);
  await choose(form.getByLabel("Role"), "Client manager");
  // A demo operator already has this account name.
  await form.getByLabel("Account").fill("Emily.Carter");
  await form.getByRole("button", { name: "Approve" }).click();
  await expectFieldError(form.getByLabel("Account"), /This is already in use/);
  await form.getByLabel("Account").fill("ines");
  await form.getByRole("button", { name: "Approve" }).click();
  await expect(form).toBeHidden();
  await expect(row).toContainText("Approved");
  await expect(row).toContainText("root, ");
  await expect(row.getByRole("button", { name: /^(Approve|Reject)/ })).toHaveCount(0);

  const mail = await mailTo(hers, email, "Your registration was approved");
  await expect(mail).toContainText("Your account: ines");
  const link = mail.getByRole("link").first();
  const address = (await link.getAttribute("href")) ?? "";
  await link.click();
  await expect(hers.getByRole("heading", { level: 1, name: "Set your password" })).toBeVisible();
  await hers.getByLabel("New password", { exact: true }).fill("password1234");
  await hers.getByLabel("Confirm new password").fill("password1234");
  await hers.getByRole("button", { name: "Set password" }).click();
  await expectFieldError(
    hers.getByLabel("New password", { exact: true }),
    /This password is too common/,
  );
  const password = "quiet-orchard-77-lantern";
  await hers.getByLabel("New password", { exact: true }).fill(password);
  await hers.getByLabel("Confirm new password").fill(password);
  await hers.getByRole("button", { name: "Set password" }).click();
  await expect(hers.getByRole("heading", { level: 1, name: "Your password is set" })).toBeFocused();
  await hers.getByRole("link", { name: "Sign in" }).click();
  await signInOnPage(hers, { account: "ines", password });
  await expect(hers.getByRole("banner").getByRole("button", { name: /Inês Duarte/ })).toBeVisible();

  await elsewhere.clearCookies();
  await hers.goto(address);
  await hers.getByLabel("New password", { exact: true }).fill("another-orchard-78-lantern");
  await hers.getByLabel("Confirm new password").fill("another-orchard-78-lantern");
  await hers.getByRole("button", { name: "Set password" }).click();
  await expect(
    hers.getByRole("heading", { level: 1, name: "This link doesn’t work" }),
  ).toBeFocused();
  await hers.getByRole("link", { name: "Get a code" }).click();
  await expect(
    hers.getByRole("heading", { level: 1, name: "Forgot your password?" }),
  ).toBeVisible();
  await elsewhere.close();
});

test("a registration sent twice is stored once, and its first link stops working @full", async ({
  page,
}) => {
  const applicant = { account: "omar.haddad", name: "Omar Haddad" };
  const email = "omar.haddad@lakeside.example";
  await page.goto("/user/register");
  await fillIn(page, applicant);
  const reference = await send(page);
  const first = await mailTo(page, email);
  const outdated = (await first.getByRole("link").getAttribute("href")) ?? "";

  await page.goto("/user/register");
  await fillIn(page, applicant);
  expect(await send(page)).toBe(reference);
  await expect(async () => {
    await page.goto("/dev/mailbox");
    const mails = page.getByRole("article").filter({ hasText: email });
    await expect(mails).toHaveCount(2, { timeout: 500 });
  }).toPass();
  await page.goto(outdated);
  await page.getByRole("button", { name: "Confirm address" }).click();
  await expect(
    page.getByRole("heading", { level: 1, name: "This link doesn’t work" }),
  ).toBeFocused();
  await page.getByRole("link", { name: "Register again" }).click();
  await expect(page).toHaveURL("/user/register");
  await expect(page.getByRole("heading", { level: 1, name: "Register" })).toBeVisible();
});

test("a rejection mails its reason and shows it in the list with its author @full", async ({
  page,
  signInAsNew,
}) => {
  const applicant = { account: "petra.novak", name: "Petra Novak" };
  const reference = await applyAs(page, applicant);
  const { account } = await signInAsNew("admin");
  await page.goto("/management/applicants");
  const row = page.getByRole("row", { name: reference });
  const more = row.getByRole("button", { name: "Actions for Petra Novak" });
  await tabTo(more);
  await page.keyboard.press("Enter");
  await page.getByRole("menuitem", { name: "Reject" }).press("Enter");
  const form = page.getByRole("dialog", { name: "Reject the registration from Petra Novak" });
  await expect(form).toContainText("petra.novak@lakeside.example");
  await page.keyboard.press("Escape");
  await expect(form).toBeHidden();
  await expect(more).toBeFocused();

  await page.keyboard.press("Enter");
  await page.getByRole("menuitem", { name: "Reject" }).press("Enter");
  await form.getByRole("button", { name: "Reject" }).click();
  await expectFieldError(form.getByLabel("Reason"), /Enter a reason/);
  await form.getByLabel("Reason").fill("Galleries are served by our partner.");
  await form.getByRole("button", { name: "Reject" }).click();
  await expect(form).toBeHidden();
  await expect(row).toContainText("Rejected");
  await expect(row).toContainText(`${account}, `);
  await expect(page.getByRole("heading", { level: 1, name: "Registrations" })).toBeFocused();
  await row.getByRole("button", { name: "Show the reason of Petra Novak" }).click();
  await expect(page.getByText("Galleries are served by our partner.")).toBeVisible();

  const mail = await mailTo(page, "petra.novak@lakeside.example", "was not approved");
  await expect(mail).toContainText("Galleries are served by our partner.");
});

test("the second of two reviewers sees that the first has decided @full", async ({
  page,
  signIn,
  consoleUrl,
}) => {
  const reference = await applyAs(page, { account: "jo.meyer", name: "Jo Meyer" });
  await signIn("admin");
  await page.goto("/management/applicants?status=waiting");
  const row = page.getByRole("row", { name: reference });
  await row.getByRole("button", { name: "Approve Jo Meyer" }).click();
  const form = page.getByRole("dialog", { name: "Approve the registration from Jo Meyer" });
  await form.getByLabel("Role").click();
  await expect(page.getByTitle("Sales", { exact: true })).toBeVisible();
  // Only root can assign these two.
  await expect(page.getByTitle("Root", { exact: true })).toHaveCount(0);
  await expect(page.getByTitle("Administrator", { exact: true })).toHaveCount(0);
  await page.getByTitle("Sales", { exact: true }).click();

  const listed = await page.request.get(`${consoleUrl}/mc-api/applicant/list?status=waiting`);
  const { items } = (await listed.json()) as ApiOutput<"GET /mc-api/applicant/list">;
  const { id } = items.find((one) => one.reference === reference)!;
  const first = await page.request.post(`${consoleUrl}/mc-api/applicant/${id}/reject`, {
    data: { reason: "Not now." },
  });
  expect(first.status(), await first.text()).toBe(200);

  await form.getByRole("button", { name: "Approve" }).click();
  await expect(
    form.getByText("Someone else has already decided on this registration."),
  ).toBeVisible();
  await expect(form.getByRole("button", { name: "Approve" })).toBeDisabled();
  await form.getByRole("button", { name: "Cancel" }).click();
  await expect(form).toBeHidden();
  await expect(row).toHaveCount(0);
});

test("registration is in Chinese, with its errors and the list of registrations @full", async ({
  page,
  signInAsNew,
}) => {
  await page.goto("/user/register");
  await page.getByRole("button", { name: "Language: English" }).click();
  await page.getByRole("menuitem", { name: "简体中文" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "注册" })).toBeVisible();
  await page.getByRole("button", { name: "继续" }).click();
  await expectFieldError(page.getByLabel("账号"), /请输入账号/);
  await page.getByLabel("账号").fill("lin.yue");
  await page.getByLabel("邮箱").fill("lin.yue@lakeside.example");
  await page.getByRole("button", { name: "继续" }).click();
  await page.getByLabel("姓名").fill("林悦");
  await page.getByLabel("公司").fill("湖畔画廊");
  await page.getByRole("button", { name: "提交注册申请" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "请确认您的邮箱地址" })).toBeVisible();
  const mail = await mailTo(page, "lin.yue@lakeside.example");
  await expect(mail.getByRole("heading", { name: "请确认您的邮箱地址" })).toBeVisible();
  await mail.getByRole("link").click();
  await page.getByRole("button", { name: "确认邮箱" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "您的注册申请正在审核" })).toBeVisible();

  await signInAsNew("admin", "zh-CN");
  await page.goto("/management/applicants");
  await expect(page.getByRole("heading", { level: 1, name: "注册申请" })).toBeVisible();
  for (const name of ["申请时间", "姓名", "账号", "联系方式", "状态"])
    await expect(page.getByRole("columnheader", { name, exact: true })).toBeVisible();
  await page
    .getByRole("row", { name: /林悦/ })
    .getByRole("button", { name: "林悦 的操作" })
    .click();
  await page.getByRole("menuitem", { name: "拒绝" }).click();
  await expect(page.getByRole("dialog", { name: "拒绝 林悦 的注册申请" })).toContainText(
    "您填写的原因将原样发送至 lin.yue@lakeside.example。",
  );
});
