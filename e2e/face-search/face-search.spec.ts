import { choose, chooseAlso } from "../support/choose.ts";
import { expect, test } from "../support/test.ts";

test("a reviewer decides on a search; the decision and who made it stay", async ({
  page,
  signIn,
}) => {
  await signIn("operation");
  await page.goto("/face-search/queries");
  await choose(page.getByRole("combobox", { name: "Decision" }), "Waiting for review");
  await expect(page).toHaveURL(/decision=/);
  const rows = page.getByRole("main").getByRole("row");
  const found = rows.filter({ hasText: /best/ }).first();
  await found.getByRole("link").first().click();
  await expect(page).toHaveURL(/\/face-search\/queries\/[0-9a-f-]+/);

  await page.getByText("No match", { exact: true }).click();
  await page.getByLabel("Note").fill("The ears differ");
  await page.getByRole("button", { name: "Save decision" }).click();
  const history = page.getByRole("region", { name: /History|Decision/ }).last();
  await expect(history).toContainText("The ears differ");
  await expect(history).toContainText("Aisha Rahman");
  await page.reload();
  await expect(page.getByRole("main")).toContainText("The ears differ");
});

test("a collection is made of libraries, found by a search, changed and deleted", async ({
  page,
  signIn,
}) => {
  await signIn("operation");
  await page.goto("/face-search/collections");
  await page.getByRole("button", { name: "New collection" }).click();
  const form = page.getByRole("dialog", { name: "New collection" });
  await form.getByRole("button", { name: "Create" }).click();
  await expect(form.getByText("Give the collection a name")).toBeVisible();
  await form.getByLabel("Name").fill("Night shift");
  await chooseAlso(form.getByRole("combobox", { name: "Libraries" }), "Staff badges");
  await form.getByRole("button", { name: "Create" }).click();
  await expect(form).toBeHidden();

  await page.goto("/face-search/collections?search=night");
  await page.getByRole("link", { name: "Night shift", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Night shift" })).toBeVisible();
  await expect(page.getByRole("main")).toContainText("Staff badges");

  await page.getByRole("button", { name: /Delete$/ }).click();
  const dialog = page.getByRole("dialog", { name: /Delete “Night shift”/ });
  await dialog.getByRole("button", { name: /Delete$/ }).click();
  await expect(page).toHaveURL(/\/face-search\/collections(\?|$)/);
  await expect(page.getByRole("link", { name: "Night shift", exact: true })).toBeHidden();
});

test("faces are not for every role", async ({ page, signIn }) => {
  await signIn("clientManager");
  await page.goto("/face-search/queries");
  await expect(page.getByRole("main")).toContainText("face-search:open");
});

test("the history reads in Chinese", async ({ page, signInAsNew }) => {
  await signInAsNew("operation", "zh-CN");
  await page.goto("/face-search/queries");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/\p{Script=Han}/u);
  await expect(page.getByRole("columnheader").first()).toHaveText(/\p{Script=Han}/u);
});
