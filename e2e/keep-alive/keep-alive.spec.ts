import { test } from "../support/foreign-sub-apps.ts";
import { expect } from "../support/test.ts";

// Two of the product's own sub-apps, configured as kept alive.
const kept = (name: string) => ({ name, entry: `/${name}/index.html`, keepAlive: true });
test.use({
  foreign: {
    listener: (_request, response) => response.writeHead(404).end(),
    apps: [kept("finance"), kept("management")],
  },
});

test("a kept-alive sub-app returns as it was left, for the same operator only", async ({
  page,
  signIn,
}) => {
  await signIn();
  const navigation = page.getByRole("navigation").first();
  const root = page.locator("#root-subapp");
  await page.goto("/finance/clients?status=active");
  const search = page.getByRole("searchbox", { name: "Search name, number or contact" });
  await search.fill("Harbor");
  await search.press("Enter");
  await expect(page).toHaveURL("/finance/clients?status=active&search=Harbor");
  const marked = root.locator('[data-sub-app="finance"]');
  await marked.evaluate((element) => element.setAttribute("data-marked", ""));

  await navigation.getByRole("link", { name: "management" }).click();
  await expect(page.locator('[data-sub-app="management"] h1').first()).toBeVisible();
  await expect(search).toBeHidden();
  // Parked in place: moving it would cost a full layout.
  await expect(root.locator("[data-marked]")).toBeAttached();
  await expect(page).toHaveTitle(/management/);

  await navigation.getByRole("link", { name: "finance" }).click();
  await expect(page).toHaveURL("/finance/clients?status=active&search=Harbor");
  await expect(search).toHaveValue("Harbor");
  await expect(page.locator("[data-marked]")).toBeVisible();
  await expect(page).toHaveTitle("Client accounts · finance");

  // Leave all sub-apps, and return with the browser's Back button.
  await page.getByRole("link", { name: "Console Shell, home" }).click();
  await expect(page).toHaveURL("/");
  await page.goBack();
  await expect(search).toHaveValue("Harbor");
  await expect(page.locator("[data-marked]")).toBeVisible();

  // The next user must not see any of it.
  await page.getByRole("link", { name: "Console Shell, home" }).click();
  await page.getByRole("button", { name: /Margaret Lindqvist/ }).click();
  await page.getByRole("menuitem", { name: "Sign out" }).click();
  await expect(page).toHaveURL(/\/user\/login/);
  await expect(page.locator("[data-sub-app]")).toHaveCount(0);
});
