import type { Page } from "@playwright/test";
import { expectFieldError } from "../support/field-error.ts";
import { expect, test } from "../support/test.ts";

const pick = async (page: Page, label: RegExp, moment: string) => {
  const field = page.getByRole("dialog").getByLabel(label);
  await field.fill(moment);
  await field.press("Enter");
};

test("an announcement in two languages is created, found, edited and ended @full", async ({
  page,
  signIn,
}) => {
  await signIn("admin");
  await page.goto("/management/announcements");
  const heading = page.getByRole("heading", { level: 1, name: "Announcements" });
  await expect(heading).toBeVisible();
  const table = page.getByRole("main");
  await expect(table.getByRole("row", { name: /Image storage maintenance/ })).toContainText(
    "Active",
  );

  await page.getByRole("button", { name: "New announcement" }).click();
  const form = page.getByRole("dialog", { name: "New announcement" });
  await form.getByRole("button", { name: "Create" }).click();
  await expectFieldError(form.getByLabel("Title in English"), "Enter a title");
  await form.getByLabel("Title in English").fill("New shelves");
  await form.getByLabel("Text in English").fill("The shelves are counted again.");
  await form.getByLabel("Title in Chinese").fill("货架更新");
  await form.getByRole("button", { name: "Create" }).click();
  await expectFieldError(form.getByLabel("Text in Chinese"), "Enter a text");
  await form.getByLabel("Text in Chinese").fill("货架正在重新盘点。");
  await form.getByText("Warning", { exact: true }).click();
  const preview = form.getByRole("region", { name: /^Preview/ }).getByRole("note");
  await expect(preview).toHaveText([
    "New shelvesThe shelves are counted again.",
    "货架更新货架正在重新盘点。",
  ]);
  await pick(page, /^From/, "2040-03-01 08:00");
  await pick(page, /^Until/, "2040-03-02 09:30");
  await form.getByRole("button", { name: "Create" }).click();
  await expect(page.getByText("New shelves was created")).toBeVisible();
  await expect(form).toBeHidden();

  await page.getByText("Planned", { exact: true }).first().click();
  await expect(page).toHaveURL(/state=planned/);
  const search = page.getByLabel("Search title or text");
  await search.fill("货架");
  await search.press("Enter");
  await page.reload();
  const row = table.getByRole("row", { name: /New shelves/ });
  await expect(row).toContainText("Warning");
  await expect(page.getByText("1 record", { exact: true })).toBeVisible();

  await row.getByRole("button", { name: "Actions for New shelves" }).click();
  await page.getByRole("menuitem", { name: "Edit" }).click();
  const edit = page.getByRole("dialog", { name: "Edit announcement" });
  await expect(edit.getByLabel("Text in Chinese")).toHaveValue("货架正在重新盘点。");
  await expect(edit.getByLabel(/^From/)).toHaveValue("2040-03-01 08:00");
  await edit.getByLabel("Title in English").fill("Newer shelves");
  await edit.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Newer shelves was saved")).toBeVisible();
  await expect(edit).toBeHidden();

  await page.getByRole("button", { name: "Actions for Newer shelves" }).click();
  await page.getByRole("menuitem", { name: "End now" }).click();
  await page
    .getByRole("dialog", { name: "End Newer shelves now?" })
    .getByRole("button", { name: "End now" })
    .click();
  await expect(page.getByText("Newer shelves has ended")).toBeVisible();
  await expect(page.getByText("No announcements match your search and filter.")).toBeVisible();
  await page.getByRole("button", { name: "Clear filters" }).click();
  const ended = table.getByRole("row", { name: /Newer shelves/ });
  await expect(ended).toContainText("Ended");
  await expect(ended.getByRole("button", { name: /^End / })).toHaveCount(0);

  await test.step("an end before the start is a field error", async () => {
    await page.getByRole("button", { name: "New announcement" }).click();
    await form.getByLabel("Title in English").fill("Never");
    await form.getByLabel("Text in English").fill("Never");
    await pick(page, /^Until/, "2040-03-02 09:30");
    await pick(page, /^From/, "2040-03-02 09:30");
    await form.getByRole("button", { name: "Create" }).click();
    await expectFieldError(form.getByLabel(/^Until/), /Must be after the start/);
  });
});
