import { figureNames } from "@console-shell/testing/figures/history";
import { measuredPages } from "@console-shell/testing/figures/measure-page";
import { readHistory } from "@console-shell/testing/figures/record";
import type { Page } from "@playwright/test";
import { changeLook } from "../screens/look.ts";
import { violations } from "../screens/violations.ts";
import { expect, test } from "../support/test.ts";

const languages = [
  {
    locale: "en-US",
    tag: " @full",
    theme: "light",
    width: 1440,
    help: "Help",
    home: "Console Shell Help",
    first: "Find your way",
    search: "Search",
    words: "forgot password",
    found: { address: "/help/operator/sign-in#if-you-forgot-your-password", title: "Sign in" },
  },
  {
    // Searching is harder in Chinese.
    locale: "zh-CN",
    tag: "",
    theme: "dark",
    width: 390,
    help: "帮助",
    home: "Console Shell 帮助",
    first: "熟悉控制台",
    search: "搜索",
    // Within a sentence: Chinese has no spaces around words.
    words: "冲正",
    found: { address: "/help/zh/operator/clients#更正分录", title: "客户账户与总账" },
  },
] as const;

/** Opens the help from the account menu, in a new tab. */
const openHelp = async (page: Page, name: string): Promise<Page> => {
  await page.locator('header button[aria-haspopup="menu"]').last().click();
  const [opened] = await Promise.all([
    page.waitForEvent("popup"),
    page.getByRole("menuitem", { name, exact: true }).click(),
  ]);
  return opened;
};

for (const { locale, tag, theme, width, ...texts } of languages)
  test(`an operator finds and searches the help in ${locale}, at ${width} px${tag}`, async ({
    page,
    signInAsNew,
  }) => {
    const errors: string[] = [];
    page.context().on("console", (message) => {
      if (["error", "warning"].includes(message.type())) errors.push(message.text());
    });
    page.context().on("weberror", (error) => errors.push(String(error.error())));
    await signInAsNew("sales", locale);
    await page.goto("/");
    await changeLook(page, { locale, theme, width });

    const help = await openHelp(page, texts.help);
    await help.setViewportSize({ width, height: 900 });
    await expect(help.getByRole("heading", { level: 1, name: texts.home })).toBeVisible();
    await expect(help.locator("html")).toHaveAttribute("lang", locale);
    expect(await violations(help)).toEqual([]);

    await test.step("a page is read", async () => {
      await help.getByRole("main").getByRole("link", { name: texts.first }).click();
      await expect(help.getByRole("heading", { level: 1, name: texts.first })).toBeVisible();
      await expect(help.getByRole("main").getByRole("img").first()).toHaveJSProperty(
        "complete",
        true,
      );
      expect(await violations(help)).toEqual([]);
    });

    await test.step("another is searched for", async () => {
      await help.getByRole("button", { name: texts.search }).first().click();
      await help.getByRole("searchbox").fill(texts.words);
      const found = help.locator(`a[href="${texts.found.address}"]`);
      await expect(found).toBeVisible();
      await found.click();
      await expect(help.getByRole("heading", { level: 1, name: texts.found.title })).toBeVisible();
    });
    expect(errors).toEqual([]);
  });

test("the parts for teams and engineers are read without signing in @full", async ({ page }) => {
  const errors: string[] = [];
  page.on("console", (message) => {
    if (["error", "warning"].includes(message.type())) errors.push(message.text());
  });
  for (const [colorScheme, width] of [
    ["light", 390],
    ["dark", 1440],
  ] as const) {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width, height: 900 });
    for (const path of ["team/runtime", "security", "figures"]) {
      await page.goto(`/help/${path}`);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      expect(await violations(page), `${path}, ${colorScheme}`).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    }
  }
  expect(errors).toEqual([]);
});

test("engineers see each page's figures drawn, with its budget, and as numbers", async ({
  page,
}) => {
  await page.goto("/help/figures");
  const [first] = readHistory();
  for (const { name } of measuredPages) {
    const charts = page.locator(`h3#${name} + ul`).getByRole("listitem");
    await expect(charts.locator("polyline[points*=',']")).toHaveCount(5);
    await expect(charts.filter({ hasText: "budget" })).toHaveCount(5);
    const numbers = page.locator(`h3#${name} ~ details`).first();
    await numbers.locator("summary").click();
    const row = numbers.getByRole("row").filter({ hasText: first!.commit });
    const elements = String(first!.figures[name]!.elements);
    await expect(row.getByRole("cell")).toHaveCount(figureNames.length + 1);
    await expect(row.getByRole("cell").last()).toHaveText(elements);
  }
  expect(await violations(page)).toEqual([]);
});
