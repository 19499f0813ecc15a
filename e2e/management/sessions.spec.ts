import { goToAddress } from "../support/go-to-address.ts";
import { expect, test } from "../support/test.ts";

test("another operator's session is found and ended, and its next request is rejected", async ({
  page,
  signIn,
  signInAsNew,
  browser,
  consoleUrl,
}) => {
  const { account, password } = await signInAsNew("sales");
  const theirs = await Promise.all([
    browser.newPage({ baseURL: consoleUrl }),
    browser.newPage({ baseURL: consoleUrl }),
  ]);
  for (const { request } of theirs)
    await request.post("/auth/session/login", { data: { account, password } });

  await signIn("admin");
  await page.goto("/management");
  await expect(page).toHaveURL(/\/management\/operators$/);
  await page
    .getByRole("navigation", { name: "Navigation", exact: true })
    .getByRole("link", { name: "Sessions" })
    .click();
  await page.getByRole("searchbox", { name: "Search operator, address or device" }).fill(account);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(new RegExp(`search=${account}`));
  const rows = page.getByRole("row").filter({ hasText: account });
  await expect(rows).toHaveCount(2);
  await expect(rows.first()).toContainText("127.0.0.1");
  for (const left of [1, 0]) {
    await rows
      .first()
      .getByRole("button", { name: `End a session of ${account}` })
      .click();
    await page.getByRole("dialog").getByRole("button", { name: "End", exact: true }).click();
    await expect(rows).toHaveCount(left);
  }
  await expect(page.getByText("No sessions match your search and filter.")).toBeVisible();
  for (const one of theirs) {
    expect((await one.request.get("/auth/account/info")).status()).toBe(401);
    await one.close();
  }

  await goToAddress(page, "/management/sessions?role=admin");
  const own = page.getByRole("row").filter({ hasText: "This session" });
  await expect(own).toHaveCount(1);
  await expect(own.getByRole("button")).toHaveCount(0);
});

test("the mail log shows each mail and its recipient @full", async ({ page, signIn }) => {
  await signIn("root");
  const asked = await page.request.post("/cc-api/basic/operator/forgetPassword", {
    data: { account: "operation" },
  });
  expect(asked.ok(), await asked.text()).toBe(true);
  await page.goto("/management/mails?state=sent");
  await expect(page.getByRole("heading", { level: 1, name: "Mail log" })).toBeVisible();
  await page.getByRole("searchbox", { name: "Search recipient or subject" }).fill("code");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("row").nth(1)).toContainText("Sent");
  await goToAddress(page, "/management/mails?state=failed&search=nobody-at-all");
  await expect(page.getByText("No e-mails match your search and filters.")).toBeVisible();
});
