import type { Locator, Page } from "@playwright/test";
import { expect, test } from "../support/test.ts";

/* Rows follow a press in a render of their own. */
const mark = async (box: Locator, checked: boolean) => {
  await box.click();
  await expect(box).toBeChecked({ checked });
};
/** Lists the permissions of all sub-apps. */
const openApps = (page: Page) => page.getByRole("button", { name: "Expand all" }).click();

test.use({ ownServer: "a role's permissions apply to everybody on it" });

test("root reviews and changes a role's permissions, which apply at once @full", async ({
  page,
  signIn,
  signInAsNew,
  browser,
  consoleUrl,
}) => {
  const { account, password } = await signInAsNew("sales");
  const theirs = await browser.newPage({ baseURL: consoleUrl });
  await theirs.request.post("/auth/session/login", { data: { account, password } });
  await theirs.goto("/");
  const links = theirs.getByRole("navigation", { name: "Navigation", exact: true });
  await expect(links.getByRole("link", { name: "Finance" })).toBeVisible();
  await expect(links.getByRole("link", { name: "Monitoring", exact: true })).toHaveCount(0);

  await signIn("root");
  await page.goto("/management/roles");
  const box = (code: string) =>
    page.getByRole("checkbox", { name: new RegExp(`^Allow Sales: .*[(]${code}[)]$`) });
  const review = page.getByRole("button", { name: "Review changes" });
  await expect(review).toBeDisabled();
  // No one can lock themselves out: root's column has nothing to tick.
  await expect(page.getByRole("checkbox", { name: /^Allow Root/ })).toHaveCount(0);
  await openApps(page);
  await mark(box("console:usage:read"), true);
  await mark(box("finance:invoice:read"), false);
  await expect(page.getByText("2 unsaved changes")).toBeVisible();

  await page.getByRole("link", { name: "Console Shell, home" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Stay" }).click();

  await review.click();
  const drawer = page.getByRole("dialog", { name: "Review changes" });
  await expect(drawer.getByRole("list").first()).toContainText("console:usage:read");
  await expect(drawer.getByRole("list").last()).toContainText("finance:invoice:read");
  await expect(drawer.getByText(/no effect: the role can’t open/)).toBeVisible();
  await drawer.getByRole("button", { name: "Back" }).click();
  await mark(box("console:open"), true);
  await review.click();
  await expect(drawer.getByText(/no effect/)).toHaveCount(0);
  await drawer.getByRole("button", { name: "Apply changes" }).click();
  await expect(page.getByText("Roles updated")).toBeVisible();
  await expect(review).toBeDisabled();
  await expect(box("finance:invoice:read")).not.toBeChecked();

  // Their page is notified and updates by itself.
  await expect(links.getByRole("link", { name: "Monitoring", exact: true })).toBeVisible();
  const refused = await theirs.request.get("/cc-api/finance/invoice/list");
  expect(refused.status()).toBe(403);

  await page.goto("/management/audit?action=role.changed");
  await expect(page.getByRole("row", { name: /Role changed/ })).toContainText("sales");
  await theirs.close();
});

test("a search narrows the permissions and opens their sub-apps @full", async ({
  page,
  signIn,
}) => {
  await signIn("root");
  await page.goto("/management/roles");
  const box = page.getByRole("checkbox", { name: /finance:invoice:read/ });
  await expect(page.getByRole("table").getByRole("button", { name: "Finance" })).toBeVisible();
  await expect(box).toHaveCount(0);
  await page.getByRole("searchbox", { name: "Search permissions" }).fill("finance:invoice:read");
  await expect(page.getByText("finance:invoice:read")).toHaveCount(1);
  await expect(box.first()).toBeVisible();
});

test("the second of two concurrent role edits is warned and keeps what still applies @full", async ({
  page,
  signIn,
}) => {
  await signIn("root");
  await page.goto("/management/roles");
  const box = (code: string) =>
    page.getByRole("checkbox", {
      name: new RegExp(`^Allow Business director: .*[(]${code}[)]$`),
    });
  await openApps(page);
  await mark(box("management:announcement:update"), true);
  await mark(box("finance:client:create"), true);
  const meanwhile = await page.request.post("/mc-api/role/change", {
    data: { changes: [{ role: "bizDirector", give: ["finance:client:create"], take: [] }] },
  });
  expect(meanwhile.status(), await meanwhile.text()).toBe(200);
  await page.getByRole("button", { name: "Review changes" }).click();
  await page.getByRole("button", { name: "Apply changes" }).click();
  await expect(page.getByText("1 unsaved change")).toBeVisible();
  await expect(box("finance:client:create")).toBeChecked();
  await page.getByRole("button", { name: "Review changes" }).click();
  await page.getByRole("button", { name: "Apply changes" }).click();
  await expect(page.getByText("Roles updated")).toBeVisible();
});
