import type { Page } from "@playwright/test";
import { goWithin } from "../support/go-within.ts";
import { expect, test } from "../support/test.ts";

const palette = (page: Page) => page.getByRole("dialog", { name: "Search the console" });
const field = (page: Page) => page.getByRole("dialog").getByRole("combobox");
const open = async (page: Page) => {
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  // A closing palette still has the focus and would get the typed text.
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await page.keyboard.press("Control+k");
  await expect(field(page)).toBeFocused();
};

test("pages, records and actions are reachable with the keyboard, from anywhere @full", async ({
  page,
  signIn,
}) => {
  const errors: Error[] = [];
  page.on("pageerror", (error) => errors.push(error));
  await signIn("root");
  await page.goto("/");

  await test.step("a page is found by part of its name", async () => {
    await open(page);
    await page.keyboard.type("ledg");
    await expect(palette(page).getByRole("option", { selected: true })).toHaveText(
      /^LedgerFinance$/,
    );
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL("/finance/ledger");
    await expect(palette(page)).toHaveCount(0);
    await expect(page.getByRole("heading", { level: 1, name: "Ledger" })).toBeFocused();
  });

  await test.step("records of sub-apps that aren't open are found", async () => {
    await page.getByRole("link", { name: "Console Shell, home" }).click();
    await expect(page.locator("#root-subapp")).toHaveCount(0);
    await open(page);
    await page.route("**/*search=Nowhere*", (route) => route.fulfill({ status: 500 }));
    await page.keyboard.type("Nowhere");
    await expect(palette(page).getByRole("status")).toHaveText("Search failed");
    await field(page).fill("Harbor");
    const option = palette(page)
      .getByRole("option", { name: /Harbor & Lane Retail/ })
      .first();
    await option.click();
    await expect(page).toHaveURL(/\/finance\/clients\/.+/);
    await expect(
      page.getByRole("heading", { level: 1, name: "Harbor & Lane Retail Inc." }),
    ).toBeVisible();
  });

  await test.step("records are found by the number on the screen", async () => {
    for (const [number, address] of [
      ["T10007", /\/finance\/top-ups\/.+/],
      ["C10014-0005", /\/finance\/ledger\?search=C10014-0005/],
      ["AP-M4TC9X", /\/management\/applicants\?search=AP-M4TC9X/],
    ] as const) {
      await open(page);
      // What another search found isn't opened.
      await field(page).fill(number.slice(0, -1));
      await expect(palette(page).getByRole("status")).toHaveText(/result/);
      await field(page).fill(number);
      // Before anything can be found.
      await page.keyboard.press("Enter");
      await expect(page).toHaveURL(address);
      await expect(page.getByRole("main")).toContainText(number);
    }
  });

  await test.step("a found client offers its usual actions", async () => {
    await open(page);
    await field(page).fill("Harbor & Lane R");
    const option = palette(page).getByRole("option", { name: /^Harbor & Lane Retail Inc\./ });
    await expect(option.first()).toContainText(/\$[\d,.]+/);
    await palette(page)
      .getByRole("option", { name: /^Propose top-up/ })
      .click();
    await expect(page.getByRole("dialog", { name: "Propose top-up" })).toBeVisible();
    await page.getByRole("button", { name: "Cancel" }).click();
  });

  await test.step("the beginning of a word doesn't sign anybody out", async () => {
    await open(page);
    await page.keyboard.type("sign");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL("/management/single-sign-on");
  });

  await test.step("its help lists keys and prefixes", async () => {
    await open(page);
    await page.keyboard.type("?");
    await expect(palette(page)).toContainText("Records only");
    await field(page).fill(">sign");
    await expect(palette(page).getByRole("option")).toHaveText(["Sign out"]);
    await field(page).fill("#INV-2026");
    await expect(palette(page).getByRole("status")).toHaveText(/result/);
    await expect(palette(page).getByRole("option", { selected: true })).toContainText("INV-2026");
    await page.keyboard.press("Escape");
  });

  await test.step("it opens over a sub-app's field and returns the focus", async () => {
    await goWithin(page, "/finance/clients");
    const search = page.getByRole("searchbox", { name: "Search name, number or contact" });
    await search.focus();
    // The event a browser sends after autofilling a field.
    await search.evaluate((field) => field.dispatchEvent(new Event("keydown", { bubbles: true })));
    expect(errors).toEqual([]);
    await open(page);
    await page.keyboard.press("Escape");
    await expect(palette(page)).toHaveCount(0);
    await expect(search).toBeFocused();
    await open(page);
    await page.keyboard.press("Control+k");
    await expect(palette(page)).toHaveCount(0);
    await page.getByRole("button", { name: "Search the console" }).click();
    await expect(field(page)).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(palette(page)).toHaveCount(0);
  });

  await test.step("the page's actions are listed", async () => {
    await expect(page.getByRole("button", { name: "New client" })).toBeVisible();
    await open(page);
    const here = palette(page).getByRole("group", { name: "On this page" });
    await here.getByRole("option", { name: "New client" }).click();
    await expect(page.getByRole("form", { name: "New client account" })).toBeVisible();
  });
});

test("the palette lists what the role may see, and theme, language and sign-out as actions @full", async ({
  page,
  signInAsNew,
}) => {
  await signInAsNew("sales");
  await page.goto("/");
  await open(page);
  await expect(
    palette(page)
      .getByRole("option", { name: /Finance/ })
      .first(),
  ).toBeVisible();
  await page.keyboard.type("operators");
  await expect(palette(page).getByText("No results")).toBeVisible();
  await field(page).fill("bizDirector");
  await expect(palette(page).getByText("No results")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(palette(page)).toHaveCount(0);

  await open(page);
  await page.keyboard.type("dark");
  await page.keyboard.press("Enter");
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  await open(page);
  await page.keyboard.type("简体");
  await page.keyboard.press("Enter");
  await expect(page.locator("html")).toHaveAttribute("lang", "zh-CN");
  await open(page);
  // Words in the other language also match.
  await page.keyboard.type("finance");
  await expect(page.getByRole("option", { selected: true })).toContainText("财务管理");
  await page.keyboard.press("Escape");
  await open(page);
  await page.keyboard.type("退出");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/user/login");
});
