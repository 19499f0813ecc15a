import { expect, test } from "../support/test.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });

test("what opens is in sight for somebody who wants no motion", async ({ page, signIn }) => {
  await signIn("root");
  await page.goto("/management/operators");
  await page.getByLabel("Filter by role").click();
  await expect(page.getByTitle("Client manager", { exact: true })).toBeInViewport();
  await page.keyboard.press("Escape");

  await page
    .getByRole("button", { name: /^Actions for/ })
    .first()
    .click();
  await expect(page.getByRole("menuitem", { name: "Edit" })).toBeInViewport();
  await page.getByRole("menuitem", { name: "Edit" }).click();
  const form = page.getByRole("dialog", { name: /^Edit/ });
  await expect(form.getByLabel("Name")).toBeInViewport();
  await form.getByRole("button", { name: "Cancel" }).click();
  await expect(form).toBeHidden();

  await page.getByRole("button", { name: /^Language/ }).click();
  await expect(page.getByRole("menuitem", { name: "简体中文" })).toBeInViewport();

  await page.goto("/management/audit");
  await page.getByPlaceholder("From").click();
  await expect(page.locator(".console-picker-dropdown")).toBeInViewport();
});
