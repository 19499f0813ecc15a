import { goWithin } from "../support/go-within.ts";
import { choose, chooseAlso } from "../support/choose.ts";
import { expect, test } from "../support/test.ts";

test("a reviewer decides on a search, creates a collection and splits faces off a person @full", async ({
  page,
  signIn,
}) => {
  await signIn("operation");
  await test.step("the decision and its author persist", async () => {
    await page.goto("/face-search/queries");
    await choose(page.getByRole("combobox", { name: "Decision" }), "Waiting for review");
    await expect(page).toHaveURL(/decision=/);
    const rows = page.getByRole("main").getByRole("row");
    const found = rows.filter({ hasText: "%" }).first();
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

  await test.step("a collection is created from libraries, found by search and deleted", async () => {
    await goWithin(page, "/face-search/collections");
    await page.getByRole("button", { name: "New collection" }).click();
    const form = page.getByRole("dialog", { name: "New collection" });
    await form.getByRole("button", { name: "Create" }).click();
    await expect(form.getByText("Enter a collection name")).toBeVisible();
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

  await test.step("faces are split off, and undo puts them back", async () => {
    await goWithin(page, "/face-search/people?search=Li%20Na");
    await page.getByRole("link", { name: "Li Na" }).click();
    const faces = page.getByRole("list", { name: "Faces of the person" });
    await expect(faces.getByRole("listitem")).toHaveCount(2);
    await faces.getByRole("checkbox").first().check();
    await page.getByRole("button", { name: "Split off 1" }).click();
    const dialog = page.getByRole("dialog", { name: /Split off 1 face/ });
    await dialog.getByLabel("Name").fill("Her sister");
    await dialog.getByRole("button", { name: "Split off" }).click();
    await expect(faces.getByRole("listitem")).toHaveCount(1);
    const done = page
      .getByRole("status")
      .filter({ hasText: "1 face was split off as “Her sister”" });
    await done.getByRole("button", { name: "Undo" }).click();
    await expect(faces.getByRole("listitem")).toHaveCount(2);
    await goWithin(page, "/face-search/people?search=sister");
    await expect(page.getByText("No people match your search")).toBeVisible();
  });
});

test("some roles can't see faces; the history is in Chinese @full", async ({
  page,
  signIn,
  signInAsNew,
}) => {
  await signIn("clientManager");
  await page.goto("/face-search/queries");
  await expect(page.getByRole("main")).toContainText("face-search:open");

  // The first user's page would reload by itself.
  await page.goto("about:blank");
  await signInAsNew("operation", "zh-CN");
  await page.goto("/face-search/queries");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/\p{Script=Han}/u);
  await expect(page.getByRole("columnheader").first()).toHaveText(/\p{Script=Han}/u);
});
