import { subAppNames } from "@console-shell/contract/words/sub-app-names";
import { demoPassword, expect, test } from "../support/test.ts";

test("sign in, use every sub-app, sign out", async ({ page }) => {
  const errors: string[] = [];
  page.on("pageerror", (error) => errors.push(error.message));
  page.on("console", (message) => {
    if (message.type() === "error") errors.push(message.text());
  });

  await page.goto("/user/login");
  await page.getByLabel("Account").fill("root");
  await page.getByLabel("Password", { exact: true }).fill(demoPassword);
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
  await expect(page).toHaveURL("/");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();

  for (const name of subAppNames) {
    await page.getByRole("navigation").first().locator(`a[href="/${name}"]`).first().click();
    const root = page.locator("#root-subapp");
    await expect(root.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`/${name}`));
    await expect(page).toHaveTitle(/.+/);
  }

  expect(errors).toEqual([]);
  await page
    .getByRole("banner")
    .getByRole("button", { name: /Margaret Lindqvist/ })
    .click();
  await page.getByRole("menuitem", { name: "Sign out" }).click();
  await expect(page).toHaveURL(/\/user\/login/);
  const answer = await page.request.get("/auth/account/info");
  expect(answer.status()).toBe(401);
  // The browser logs a 401 for each call that the sign-out overtook.
  expect(errors.filter((text) => !text.includes("401"))).toEqual([]);
});
