import { goWithin } from "../support/go-within.ts";
import { choose } from "../support/choose.ts";
import { fact } from "../support/facts.ts";
import { goToAddress } from "../support/go-to-address.ts";
import { newOperator } from "../support/new-operator.ts";
import { signInOnPage } from "../support/sign-in-on-page.ts";
import { expect, test } from "../support/test.ts";

test("an invited operator sets a password with the mailed link and can sign in until disabled @full", async ({
  page,
  signIn,
  browser,
}) => {
  await signIn("root");
  await page.goto("/management/operators");
  await page.getByRole("button", { name: "New operator" }).click();
  const form = page.getByRole("dialog", { name: "New operator" });
  await form.getByLabel("Account").fill("nora.lind");
  await form.getByLabel("Name").fill("Nora Lind");
  await form.getByLabel("E-mail").fill("nora.lind@work.example");
  await choose(form.getByLabel("Role"), "Business director");
  await expect(form.getByLabel("Language")).toBeVisible();
  await form.getByRole("button", { name: "Create" }).click();
  await expect(page.getByText("Invitation on its way to nora.lind@work.example")).toBeVisible();
  await page.getByRole("link", { name: "nora.lind" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Nora Lind" })).toBeVisible();
  await expect(fact(page, "Status")).toHaveText("Password not set");
  await page.getByRole("button", { name: "Actions for Nora Lind" }).click();
  await page.getByRole("menuitem", { name: "New link" }).click();
  await page
    .getByRole("dialog", { name: "New link for Nora Lind?" })
    .getByRole("button", { name: "New link" })
    .click();
  await expect(page.getByText(/^A link to set a password is on its way/)).toBeVisible();

  const password = "purple harbour kite 7";
  const context = await browser.newContext();
  const hers = await context.newPage();
  const invitations = hers.getByRole("article").filter({ hasText: "nora.lind@work.example" });
  await expect(async () => {
    await hers.goto("/dev/mailbox");
    await expect(invitations).toHaveCount(2, { timeout: 500 });
  }).toPass();
  await invitations
    .first()
    .getByRole("link", { name: /set-password/ })
    .click();
  await hers.getByLabel("New password", { exact: true }).fill(password);
  await hers.getByLabel("Confirm new password").fill(password);
  await hers.getByRole("button", { name: "Set password" }).click();
  await expect(hers.getByRole("heading", { level: 1, name: "Your password is set" })).toBeVisible();
  await signInOnPage(hers, { account: "nora.lind", password });
  await expect(hers.getByRole("banner").getByRole("button", { name: /Nora Lind/ })).toBeVisible();

  await page.reload();
  await expect(fact(page, "Status")).toHaveText("Active");
  await expect(fact(page, "Active sessions")).toHaveText("1");
  await page.getByRole("button", { name: "Actions for Nora Lind" }).click();
  await page.getByRole("menuitem", { name: "Disable" }).click();
  await page
    .getByRole("dialog", { name: "Disable Nora Lind?" })
    .getByRole("button", { name: "Disable" })
    .click();
  await expect(page.getByText("Nora Lind was disabled. 1 session ended.")).toBeVisible();
  await expect(fact(page, "Status")).toHaveText("Disabled");

  await hers.reload();
  await expect(hers).toHaveURL(/\/user\/login/);
  await signInOnPage(hers, { account: "nora.lind", password });
  await expect(hers.getByText("The account or the password is wrong.")).toBeVisible();
  await expect(hers).toHaveURL(/\/user\/login/);
  await context.close();
});

test("operators are found by search and filters; one opens by address and gets another role", async ({
  page,
  signIn,
  consoleUrl,
}) => {
  await signIn("admin");
  await page.goto("/management/operators");
  const search = page.getByLabel("Search account, name or e-mail");
  await test.step("search and filters are in the address and survive a reload", async () => {
    // Other tests on this server leave disabled operators.
    await search.fill("rossi");
    await search.press("Enter");
    await choose(page.getByLabel("Filter by role"), "Sales");
    await choose(page.getByLabel("Filter by status"), "Disabled");
    await expect(page).toHaveURL(/[?&]role=sales/);
    await expect(page).toHaveURL(/[?&]status=disabled/);
    await expect(page.getByText("1 record", { exact: true })).toBeVisible();
    await page.reload();
    await expect(page.getByText("1 record", { exact: true })).toBeVisible();
    await expect(page.getByRole("row", { name: /Sofia Rossi/ })).toContainText("Disabled");
    await expect(page.getByRole("row", { name: /root/ })).toHaveCount(0);

    await search.fill("nobody-is-called-that");
    await search.press("Enter");
    await expect(page).toHaveURL(/[?&]search=nobody-is-called-that/);
    await expect(page.getByText("No operators match your search and filters.")).toBeVisible();
    await page.getByRole("button", { name: "Clear filters" }).click();
    await expect(page).toHaveURL("/management/operators");
    await expect(page.getByRole("row", { name: /root/ })).toBeVisible();
  });

  await test.step("one operator opens", async () => {
    const { account, name } = await newOperator(consoleUrl, "sales");
    await search.fill(account);
    await search.press("Enter");
    await expect(page.getByText("1 record", { exact: true })).toBeVisible();
    await page.getByRole("row", { name: account }).getByRole("link", { name: account }).click();
    await expect(page).toHaveURL(/\/management\/operators\/[0-9a-f-]{36}$/);

    await page.reload();
    await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
    await expect(fact(page, "Role")).toHaveText("Sales");
    await expect(page.getByText("View operators")).toHaveCount(0);
    await page.getByRole("button", { name: "Edit", exact: true }).click();
    const form = page.getByRole("dialog", { name: `Edit ${name}` });
    await choose(form.getByLabel("Role"), "Client manager");
    await form.getByRole("button", { name: "Save" }).click();
    await expect(form).toBeHidden();
    await expect(fact(page, "Role")).toHaveText("Client manager");
    await expect(
      page.getByRole("region", { name: "Permissions of the role Client manager" }),
    ).toContainText("View registrations");
  });

  await test.step("the role matrix shows what each role may do", async () => {
    await goWithin(page, "/management/roles");
    const heads = page.getByRole("columnheader");
    await expect(heads).toHaveText([
      "Permission",
      "Root",
      "Administrator",
      "Business director",
      "Operations",
      "Client manager",
      "Sales",
    ]);
    await page.getByRole("button", { name: "Expand all" }).click();
    const [yes, no] = ["Allowed", "Not allowed"];
    for (const [permission, grants] of [
      ["finance:ledger:create", [yes, yes, no, no, yes, no]],
      ["finance:invoice:read", [yes, yes, yes, no, yes, yes]],
      ["management:applicant:read", [yes, yes, yes, no, yes, no]],
      ["management:applicant:decide", [yes, yes, no, no, yes, no]],
      ["face-search:query:review", [yes, yes, no, yes, no, no]],
    ] as const)
      await expect(page.getByRole("row", { name: permission }).getByRole("cell")).toContainText(
        grants.map((grant) => new RegExp(`^\\W*${grant}$`)),
      );
    await page.getByRole("link", { name: /with the role Business director/ }).click();
    await expect(page).toHaveURL(/role=bizDirector/);
    await expect(page.getByRole("row", { name: /Tomás Herrera/ })).toBeVisible();
  });
});

test("each role sees its part of management and an explanation for the rest @full", async ({
  page,
  signIn,
}) => {
  await test.step("sales doesn't see management", async () => {
    await signIn("sales");
    await page.goto("/");
    const navigation = page.getByRole("navigation").first();
    await expect(navigation.getByRole("link", { name: "Finance", exact: true })).toBeVisible();
    await expect(navigation.getByRole("link", { name: "Management" })).toHaveCount(0);
    await goToAddress(page, "/management");
    await expect(
      page.getByRole("heading", { name: "You don’t have access to Management" }),
    ).toBeVisible();
  });

  await test.step("a client manager sees only registrations", async () => {
    await signIn("clientManager");
    await page.goto("/management/announcements");
    await expect(page.getByRole("main")).toContainText("management:announcement:read");
    await goToAddress(page, "/management");
    await expect(page).toHaveURL("/management/applicants");
    await expect(page.getByRole("heading", { level: 1, name: "Registrations" })).toBeVisible();
    const navigation = page.getByRole("navigation").first();
    await expect(navigation.getByRole("link", { name: "Management" })).toBeVisible();
    await expect(navigation.getByRole("link", { name: "Operators" })).toHaveCount(0);
    await expect(navigation.getByRole("link", { name: "Roles" })).toHaveCount(0);

    const first = page
      .getByRole("row")
      .filter({ has: page.getByRole("link") })
      .first();
    await first.getByRole("button", { name: /^Show the reason of/ }).click();
    await expect(first.getByRole("button", { name: /^Hide the reason of/ })).toBeVisible();

    await goToAddress(page, "/management/operators");
    await expect(page.getByText("You don’t have access to this page")).toBeVisible();
    await expect(page.getByText("management:operator:read")).toBeVisible();
  });

  await test.step("a business director can't edit announcements", async () => {
    await signIn("bizDirector");
    await page.goto("/management/announcements");
    await expect(page.getByRole("row", { name: /Image storage maintenance/ })).toBeVisible();
    await expect(page.getByRole("button", { name: "New announcement" })).toHaveCount(0);
    await expect(page.getByRole("button", { name: /^(Edit|End) / })).toHaveCount(0);
  });

  await test.step("and doesn't see the audit log", async () => {
    await goWithin(page, "/management/audit");
    await expect(page.getByRole("heading", { level: 1 })).not.toHaveText("Audit log");
    await expect(page.getByText("You don’t have access to this page")).toBeVisible();
    await expect(page.getByRole("link", { name: "Audit log" })).toHaveCount(0);
  });
});

test("management is in Chinese and shows when a list fails to load @full", async ({
  page,
  signInAsNew,
}) => {
  await signInAsNew("admin", "zh-CN");
  await page.goto("/management/operators?role=sales&status=disabled");
  await expect(page.getByRole("heading", { level: 1, name: "操作员" })).toBeVisible();
  for (const name of ["账号", "姓名", "角色", "状态", "上次登录", "操作"])
    await expect(page.getByRole("columnheader", { name, exact: true })).toBeVisible();
  await expect(page.getByRole("row", { name: /Sofia Rossi/ })).toContainText("销售");
  await expect(page.getByRole("row", { name: /Sofia Rossi/ })).toContainText("已停用");
  await expect(page.getByText("共 1 条")).toBeVisible();

  await test.step("mails and sessions", async () => {
    await goWithin(page, "/management/mails");
    await expect(page.getByRole("heading", { level: 1, name: "邮件记录" })).toBeVisible();
    await expect(page.getByRole("row").nth(1)).toContainText("已送出");
    await goWithin(page, "/management/sessions");
    await expect(page.getByRole("row").filter({ hasText: "当前会话" })).toHaveCount(1);
  });

  await test.step("announcements", async () => {
    await goWithin(page, "/management/announcements");
    await expect(page.getByRole("heading", { level: 1, name: "公告" })).toBeVisible();
    await expect(page.getByRole("row", { name: /周六进行图片存储维护/ })).toContainText("生效中");
    await page.route("**/mc-api/announcement/list*", (route) => route.abort());
    await page.getByText("已结束", { exact: true }).first().click();
    await expect(page.getByRole("row", { name: /周六进行图片存储维护/ })).toHaveCount(0);
    await expect(page.getByRole("main").getByText("加载失败")).toBeVisible();
  });
});
