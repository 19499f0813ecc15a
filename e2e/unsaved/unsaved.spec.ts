import type { Page } from "@playwright/test";
import { expect, test } from "../support/test.ts";
import { signOutOnPage } from "../support/sign-out-on-page.ts";

const question = (page: Page) => page.getByRole("dialog", { name: "Leave without saving?" });
const beginForm = async (page: Page) => {
  await page.getByRole("button", { name: "New client" }).click();
  const form = page.getByRole("form", { name: "New client account" });
  await form.getByLabel("Name", { exact: true }).fill("Unfinished");
  return form;
};

test("a changed form asks once before it is left, an untouched one doesn't", async ({
  page,
  context,
  signInAsNew,
}) => {
  await signInAsNew("clientManager");
  await page.goto("/finance/clients");
  const home = page.getByRole("link", { name: "Console Shell, home" });
  const navigation = page.getByRole("navigation", { name: "Navigation", exact: true });
  const accountMenu = page.getByRole("banner").getByRole("button").last();
  const name = page.getByLabel("Name", { exact: true });
  /** Through the account menu, so that Back returns to the previous page. */
  const beginProfile = async () => {
    await accountMenu.click();
    await page.getByRole("menuitem", { name: "User info" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "User info" })).toBeFocused();
    await name.fill("Unfinished");
  };

  await test.step("a dialog", async () => {
    await navigation.getByRole("link", { name: "Top-ups" }).click();
    await page.getByRole("button", { name: "Propose top-up" }).click();
    const reference = page.getByLabel("Payment reference", { exact: true });
    await reference.fill("Unfinished");
    await page.keyboard.press("Escape");
    await expect(question(page).getByRole("button", { name: "Stay" })).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(reference).toHaveValue("Unfinished");
    await page.keyboard.press("Escape");
    await question(page).getByRole("button", { name: "Leave without saving" }).click();
    await expect(reference).toBeHidden();
  });

  await test.step("a form's page", async () => {
    await navigation.getByRole("link", { name: "Client accounts" }).click();
    const form = await beginForm(page);
    await form.getByRole("button", { name: "Cancel" }).click();
    await question(page).getByRole("button", { name: "Leave without saving" }).click();
    await expect(form).toBeHidden();
    await page.getByRole("button", { name: "New client" }).click();
    await expect(form).toBeVisible();
    await form.getByRole("button", { name: "Cancel" }).click();
    await expect(form).toBeHidden();
    await expect(question(page)).toHaveCount(0);
  });

  await test.step("navigation and sign-out", async () => {
    await beginProfile();
    await home.click();
    await question(page).getByRole("button", { name: "Stay" }).click();
    await expect(page).toHaveURL("/user-info");
    await accountMenu.click();
    await page.getByRole("menuitem", { name: "Sign out" }).click();
    await question(page).getByRole("button", { name: "Stay" }).click();
    await expect(accountMenu).toBeFocused();
    await home.click();
    await question(page).getByRole("button", { name: "Leave without saving" }).click();
    await expect(page).toHaveURL("/");
  });

  await test.step("going back twice asks once, and can be answered", async () => {
    await navigation.getByRole("link", { name: "Finance" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Client accounts" })).toBeFocused();
    await beginProfile();
    const back = () => page.evaluate(() => history.back());
    await back();
    await expect(question(page)).toBeVisible();
    await back();
    await question(page).getByRole("button", { name: "Stay" }).click();
    await expect(question(page)).toBeHidden();
    await expect(page).toHaveURL("/user-info");
    await expect(name).toHaveValue("Unfinished");

    await back();
    await expect(question(page)).toBeVisible();
    await back();
    await question(page).getByRole("button", { name: "Leave without saving" }).click();
    await expect(page).not.toHaveURL("/user-info");
    await expect(page.getByRole("heading", { level: 1, name: "User info" })).toHaveCount(0);
  });

  await test.step("a sign-out in another tab doesn't ask", async () => {
    await navigation.getByRole("link", { name: "Finance" }).click();
    await beginForm(page);
    const other = await context.newPage();
    await other.goto("/");
    await signOutOnPage(other);
    await expect(page).toHaveURL("/user/login");
  });
});

test("a foreign pushState asks too, at the address it came from @full", async ({
  page,
  signInAsNew,
}) => {
  await signInAsNew("clientManager");
  await page.goto("/finance/clients");
  const push = () => page.evaluate(() => history.pushState({}, "", "/user-info"));
  const form = await beginForm(page);
  await push();
  await question(page).getByRole("button", { name: "Stay" }).click();
  await expect(page).toHaveURL("/finance/clients/new");
  await expect(form.getByLabel("Name", { exact: true })).toHaveValue("Unfinished");
  await push();
  await expect(question(page)).toBeVisible();
  await expect(page).toHaveURL("/finance/clients/new");
  await question(page).getByRole("button", { name: "Leave without saving" }).click();
  await expect(page).toHaveURL("/user-info");
  await expect(page.getByRole("heading", { level: 1, name: "User info" })).toBeFocused();
});
