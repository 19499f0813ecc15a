import { signInOnPage } from "../support/sign-in-on-page.ts";
import { tabTo } from "../support/tab-to.ts";
import { expect, test } from "../support/test.ts";

test("profile, preferences, sessions and password are managed with the keyboard @full", async ({
  page,
  signInAsNew,
  browser,
}) => {
  const { account, password } = await signInAsNew("sales");
  const elsewhere = await browser.newContext();
  const other = await elsewhere.newPage();
  await signInOnPage(other, { account, password });
  await expect(other.getByRole("banner")).toBeVisible();
  await page.goto("/user-info");
  const { keyboard } = page;

  await tabTo(page.getByLabel("Name", { exact: true }));
  await keyboard.press("ControlOrMeta+a");
  await keyboard.type("Alma Reyes");
  await keyboard.press("Enter");
  await expect(page.getByRole("banner").getByRole("button", { name: /Alma Reyes/ })).toBeVisible();

  const preferences = page.getByRole("region", { name: "Preferences" });
  await tabTo(preferences.getByRole("radio", { name: "Use system setting" }));
  await keyboard.press("ArrowLeft");
  await expect(preferences.getByRole("radio", { name: "Dark" })).toBeChecked();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  await page.reload();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");

  const sessions = page.getByRole("region", { name: "Active sessions" });
  await expect(sessions.getByRole("listitem")).toHaveCount(2);
  await tabTo(sessions.getByRole("button", { name: "End all other sessions" }));
  await keyboard.press("Enter");
  await expect(sessions.getByRole("listitem")).toHaveCount(1);
  await other.reload();
  await expect(other).toHaveURL(/\/user\/login/);

  for (const [label, text] of [
    ["Current password", password],
    ["New password", "copper-meadow-58-ferry"],
    ["Confirm new password", "copper-meadow-58-ferry"],
  ] as const) {
    await tabTo(page.getByLabel(label, { exact: true }));
    await keyboard.type(text);
  }
  const renewed = page.waitForResponse("**/cc-api/operator/getBasicInfo");
  await keyboard.press("Enter");
  await expect(page.getByText("Password changed. Your other sessions have ended.")).toBeVisible();
  // The page's "Password changed" is from this change.
  expect((await renewed).status()).toBe(200);
  await elsewhere.close();
});
