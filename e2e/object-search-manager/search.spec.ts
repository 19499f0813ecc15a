// Uses a company's own recognition service: finds objects by label and by similarity.
import { readFile } from "node:fs/promises";
import { chooseAlso } from "../support/choose.ts";
import { expect, test as base } from "../support/test.ts";
import { startCompanyEngine } from "./company-engine.ts";

const test = base.extend<object, { serverEnvironment: Record<string, string> }>({
  serverEnvironment: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright wants a pattern
    async ({}, provide) => {
      const service = await startCompanyEngine();
      await provide({ VISION_URL: service.url, VISION_WORKERS: "2" });
      service.close();
    },
    { scope: "worker" },
  ],
});

test("search by label, feedback that changes the ranking, more like this, and a saved search @full", async ({
  page,
  signIn,
}) => {
  await signIn("operation");
  await test.step("the engine indexes the collection", async () => {
    await page.goto("/object-search-manager/collections");
    await page.getByRole("link", { name: "Shop floor" }).click();
    // Two demo pictures wait for a retry, in this collection or in others.
    const most = /2[5-7] of 27/;
    await expect(page.getByRole("main")).toContainText(most, { timeout: 40_000 });
    await page.getByRole("button", { name: "New search" }).click();
  });
  const results = page.getByRole("list").filter({ has: page.getByRole("group") });
  const files = async () =>
    (await results.getByRole("img").all()).reduce<Promise<string[]>>(
      async (names, img) => [...(await names), (await img.getAttribute("alt")) ?? ""],
      Promise.resolve([]),
    );

  await test.step("labels of the engine show their counts", async () => {
    await chooseAlso(page.getByRole("combobox", { name: "Labels" }), "widget");
    await chooseAlso(page.getByRole("combobox", { name: "Labels" }), "Cup");
    await page.keyboard.press("Escape");
    await expect(page).toHaveURL(/label=widget&label=cup/);
    await page.reload();
    await page.getByRole("button", { name: "Search", exact: true }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("“widget or Cup”");
    await expect(results.getByRole("listitem").nth(3)).toBeVisible();
  });

  await test.step("results are judged with the keyboard and searched again", async () => {
    const before = await files();
    const again = page.getByRole("button", { name: "Search again with feedback" });
    await expect(again).toBeDisabled();
    const buttons = (at: number) => results.getByRole("listitem").nth(at).getByRole("button");
    await buttons(0).first().focus();
    await page.keyboard.press("n");
    await expect(buttons(0).nth(1)).toHaveAttribute("aria-pressed", "true");
    await page.keyboard.press("ArrowRight");
    await expect(buttons(1).first()).toBeFocused();
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("r");
    await expect(buttons(2).first()).toHaveAttribute("aria-pressed", "true");
    await again.click();
    await expect(page.getByRole("link", { name: "Round 2" })).toHaveAttribute(
      "aria-current",
      "page",
    );
    await expect(page.getByRole("main")).toContainText("similar to relevant results");
    const after = await files();
    expect(after.toSorted()).toEqual(before.toSorted());
    expect(after.indexOf(before[2]!)).toBeLessThan(2);
    expect(after.indexOf(before[0]!)).toBeGreaterThan(0);
  });

  await test.step("the CSV opens in a spreadsheet", async () => {
    const loading = page.waitForEvent("download");
    await page.getByRole("link", { name: "Export CSV" }).click();
    const text = await readFile(await (await loading).path(), "utf8");
    expect(text).toMatch(/^\uFEFFrank,fileName,libraryName,label,score/);
  });

  await test.step("more like the first result: a region chosen with the keyboard", async () => {
    const [first] = await files();
    await page.getByRole("link", { name: "More like this, result 1", exact: true }).click();
    await expect(page).toHaveURL(/queryImage=/);
    await page.getByRole("button", { name: "Select an area" }).click();
    await page.getByRole("group", { name: /^Selected area/ }).focus();
    await page.keyboard.press("ArrowDown");
    await expect(page).toHaveURL(/region=0\.25%2C0\.25\d*[1-9]/);
    await page.getByRole("button", { name: "Search", exact: true }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(`Like ${first}`);
    await expect(results.getByRole("img").first()).toHaveAttribute("alt", first!);
  });

  await test.step("a search is saved under a name and run again", async () => {
    await page.getByRole("button", { name: "Save this search" }).click();
    const form = page.getByRole("dialog", { name: "Save this search" });
    await form.getByLabel("Name").fill("Like that one");
    await form.getByRole("button", { name: "Save" }).click();
    await expect(form).toBeHidden();
    await page.getByRole("link", { name: "Saved searches" }).first().click();
    const row = page.getByRole("row").filter({ hasText: "Like that one" });
    await expect(row).toContainText("Nothing new");
    const found = page.url();
    await row.getByRole("button", { name: /^Run/ }).click();
    await expect(page).not.toHaveURL(found);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^Like .+\.jpg$/);
  });
});
