import { demoPassword, expect, test } from "../support/test.ts";

const deepLink = "/finance/clients?status=active&sort=-balance#list";

const signInOnPage = async (page: import("@playwright/test").Page) => {
  await page.getByLabel("Account").fill("bizDirector");
  await page.getByLabel("Password", { exact: true }).fill(demoPassword);
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
};

test("a deep link without a session leads through the login back to that address", async ({
  page,
}) => {
  await page.goto(deepLink);
  await expect(page).toHaveURL(/\/user\/login\?from=/);
  await signInOnPage(page);
  await expect(page).toHaveURL(deepLink);
  await expect(page.locator("#root-subapp").getByRole("heading", { level: 1 })).toBeVisible();
});

test("a session that ends while working leads to the login and back", async ({ page, signIn }) => {
  await signIn("bizDirector");
  await page.goto("/finance/clients");
  await expect(page.locator("#root-subapp").getByRole("heading", { level: 1 })).toBeVisible();
  await page.context().clearCookies();
  const link = page.getByRole("navigation").first().getByRole("link", { name: "Console" });
  const address = await link.getAttribute("href");
  await link.click();
  await expect(page).toHaveURL(/\/user\/login\?from=/);
  await signInOnPage(page);
  await expect(page).toHaveURL(new RegExp(`${address}(/|$)`));
});
