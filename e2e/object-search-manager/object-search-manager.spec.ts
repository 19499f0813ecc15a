import { goWithin } from "../support/go-within.ts";
import { choose, chooseAlso } from "../support/choose.ts";
import { expect, test } from "../support/test.ts";

test("results are judged one by one, and a collection with labels is created; the history is in Chinese", async ({
  page,
  signIn,
  signInAsNew,
}) => {
  await signIn("operation");
  await test.step("the judgement persists", async () => {
    await page.goto("/object-search-manager/queries");
    await choose(page.getByRole("combobox", { name: "Feedback" }), "No feedback yet");
    await expect(page).toHaveURL(/feedback=/);
    const rows = page.getByRole("main").getByRole("row");
    await rows.filter({ hasText: "No feedback yet" }).first().getByRole("link").first().click();
    await expect(page).toHaveURL(/\/object-search-manager\/queries\/[0-9a-f-]+/);

    const relevance = page.getByRole("group", { name: "Relevance of result 1", exact: true });
    const relevant = relevance.getByRole("button", { name: /(^|\s)Relevant$/ });
    await expect(relevant).toHaveAttribute("aria-pressed", "false");
    await relevant.click();
    await expect(relevant).toHaveAttribute("aria-pressed", "true");
    await page.reload();
    await expect(relevant).toHaveAttribute("aria-pressed", "true");
  });

  await test.step("a collection is created, and its address can be shared", async () => {
    await goWithin(page, "/object-search-manager/collections");
    await page.getByRole("button", { name: "New collection" }).click();
    const form = page.getByRole("dialog", { name: "New collection" });
    await form.getByLabel("Name").fill("Winter kitchen");
    await chooseAlso(form.getByRole("combobox", { name: "Libraries" }), "Homeware");
    const labels = form.getByRole("combobox", { name: "Labels" });
    await labels.fill("kettle");
    await labels.press("Enter");
    await form.getByRole("button", { name: "Create" }).click();
    await expect(form).toBeHidden();

    await expect(page.getByRole("heading", { level: 1, name: "Winter kitchen" })).toBeVisible();
    await page.reload();
    await expect(page.getByRole("main")).toContainText("kettle");
    await expect(page.getByRole("main").getByRole("row").nth(1)).toContainText("Homeware");
    await expect(page.getByRole("main").getByRole("row")).toHaveCount(2);
  });

  await test.step("the history is in Chinese", async () => {
    // The first user's page would reload by itself.
    await page.goto("about:blank");
    await signInAsNew("operation", "zh-CN");
    await page.goto("/object-search-manager/queries");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(/\p{Script=Han}/u);
    await expect(page.getByRole("columnheader").first()).toHaveText(/\p{Script=Han}/u);
  });
});
