import type { Page } from "@playwright/test";
import { goWithin } from "../support/go-within.ts";
import { expect, test } from "../support/test.ts";

/** Counts document loads; a switch must not cause one. */
const countLoads = (page: Page) => {
  const loads: string[] = [];
  page.on("domcontentloaded", () => loads.push(page.url()));
  return loads;
};

const header = (page: Page) => page.getByRole("banner");
const subApp = (page: Page) => page.locator("#root-subapp");
const saved = (page: Page) => page.waitForResponse("**/cc-api/operator/updateBasicInfo");

const chooseLanguage = async (page: Page, language: string) => {
  await header(page)
    .getByRole("button", { name: /^(?:Language|语言)/ })
    .click();
  const saving = saved(page);
  await page.getByRole("menuitem", { name: language }).click();
  await saving;
};

const chooseTheme = async (page: Page, theme: RegExp) => {
  await header(page)
    .getByRole("button", { name: /^(?:Theme|主题)/ })
    .click();
  const saving = saved(page);
  await page.getByRole("menuitem", { name: theme }).click();
  await saving;
};

test("language and theme change at once, in the mounted sub-app too, and are saved", async ({
  page,
  signInAsNew,
  browser,
  consoleUrl,
}) => {
  const { account, password } = await signInAsNew("bizDirector");
  await page.goto("/finance/clients");
  const title = subApp(page).getByRole("heading", { level: 1 });
  await expect(title).toHaveText("Client accounts");

  await test.step("returning to an earlier theme creates no new styles", async () => {
    await chooseTheme(page, /Dark/);
    await chooseTheme(page, /Light/);
    const styles = await page.evaluateHandle(() => [...document.head.querySelectorAll("style")]);
    await chooseTheme(page, /Dark/);
    await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
    expect(
      await styles.evaluate((before) => {
        const now = [...document.head.querySelectorAll("style")];
        return {
          gone: before.filter((it) => !now.includes(it)).length,
          now: now.length - before.length,
        };
      }),
    ).toEqual({ gone: 0, now: 0 });
    await chooseTheme(page, /Light/);
    await expect(page.locator("html")).toHaveAttribute("data-theme", "light");
  });

  const searched = subApp(page).getByRole("searchbox");
  await searched.fill("draft that a reload would lose");
  const loads = countLoads(page);

  await chooseLanguage(page, "简体中文");
  await expect(title).toHaveText("客户账户");
  await expect(page.locator("html")).toHaveAttribute("lang", "zh-CN");
  await expect(page).toHaveTitle(/客户账户/);
  await expect(page.getByRole("navigation", { name: "导航" })).toContainText("财务管理");

  await chooseTheme(page, /深色/);
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  await expect(subApp(page).locator("h1")).toHaveCSS("color", "rgb(242, 244, 247)");
  await expect(searched).toHaveValue("draft that a reload would lose");
  expect(loads).toEqual([]);

  await page.reload();
  await expect(title).toHaveText("客户账户");
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");

  const elsewhere = await browser.newContext({ baseURL: consoleUrl });
  const answer = await elsewhere.request.post("/auth/session/login", {
    data: { account, password },
  });
  expect(answer.status()).toBe(200);
  const there = await elsewhere.newPage();
  await there.goto("/finance/clients");
  await expect(subApp(there).getByRole("heading", { level: 1 })).toHaveText("客户账户");
  await expect(there.locator("html")).toHaveAttribute("data-theme", "dark");
  await elsewhere.close();
});

test("each language loads when it is chosen; one that fails to load shows an error and changes nothing @full", async ({
  page,
  signInAsNew,
}) => {
  const texts: string[] = [];
  page.on("request", (request) => {
    const name = /[/](en-US|zh-CN)-[^/]*\.js$/.exec(request.url())?.[1];
    if (name) texts.push(name);
  });
  await signInAsNew("bizDirector");
  await page.goto("/finance/clients");
  const title = subApp(page).getByRole("heading", { level: 1 });
  await expect(title).toHaveText("Client accounts");
  expect(new Set(texts)).toEqual(new Set(["en-US"]));

  const choose = async (button: RegExp, language: string) => {
    await header(page).getByRole("button", { name: button }).click();
    await page.getByRole("menuitem", { name: language }).click();
  };
  for (const missing of ["**/assets/zh-CN-*.js", "**/finance/assets/zh-CN-*.js"]) {
    await page.route(missing, (route) => route.abort());
    await choose(/^Language/, "简体中文");
    await expect(page.getByRole("alert")).toContainText("Couldn’t switch to 简体中文");
    await expect(title).toHaveText("Client accounts");
    await expect(page.locator("html")).toHaveAttribute("lang", "en-US");
    await page.unroute(missing);
    await page.getByRole("alert").getByRole("button", { name: "Close" }).click();
  }
  await chooseLanguage(page, "简体中文");
  await expect(title).toHaveText("客户账户");
  await page.reload();
  await expect(title).toHaveText("客户账户");
});

test("before sign-in the choice is stored in this browser @full", async ({ page }) => {
  await page.goto("/user/login");
  await page.getByRole("button", { name: /^Language/ }).click();
  await page.getByRole("menuitem", { name: "简体中文" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("登录");
  await page.reload();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("登录");
});

test("the collapsed sidebar and the density are saved for the operator @full", async ({
  page,
  signInAsNew,
}) => {
  await signInAsNew("clientManager");
  await page.goto("/");
  const navigation = page.getByRole("navigation", { name: "Navigation", exact: true });
  const toggle = header(page).getByRole("button", { name: "Expand navigation" });
  await expect(toggle).toHaveAttribute("aria-expanded", "true");
  await toggle.click();
  await expect(toggle).toHaveAttribute("aria-expanded", "false");
  await expect(navigation.getByText("Finance")).toBeHidden();
  await expect(navigation.getByRole("link", { name: "Finance" })).toBeVisible();
  // Not stored in this browser.
  await page.evaluate(() => localStorage.clear());
  await page.reload();
  await expect(toggle).toHaveAttribute("aria-expanded", "false");
  await toggle.click();
  await expect(navigation.getByText("Finance")).toBeVisible();

  await test.step("density applies at once to the frame and the mounted sub-app", async () => {
    await navigation.getByRole("link", { name: "Finance" }).click();
    const row = subApp(page).getByRole("row", { name: /Harbor & Lane/ });
    const heightOf = async () => (await row.boundingBox())?.height ?? Infinity;
    await expect.poll(heightOf).toBeLessThan(Infinity);
    const before = await heightOf();
    await page.keyboard.press("Control+k");
    await expect(page.getByRole("combobox", { name: "Search the console" })).toBeFocused();
    await page.keyboard.type("compact");
    await page.keyboard.press("Enter");
    await expect.poll(heightOf).toBeLessThan(before);
    await page.reload();
    await expect.poll(heightOf).toBeLessThan(before);
    await goWithin(page, "/user-info");
    await page.getByText("Comfortable", { exact: true }).click();
    await expect(page.locator("html")).toHaveAttribute("data-density", "comfortable");
  });
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("the navigation is a drawer that closes after a choice @full", async ({ page, signIn }) => {
    await signIn("admin");
    await page.goto("/");
    const drawer = page.getByRole("dialog", { name: "Navigation" });
    const toggle = header(page).getByRole("button", { name: "Expand navigation" });
    await toggle.click();
    await expect(drawer).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(drawer).toBeHidden();
    await toggle.click();
    await drawer.getByRole("link", { name: "Finance" }).click();
    await expect(subApp(page).getByRole("heading", { level: 1 })).toHaveText("Client accounts");
    await expect(drawer).toBeHidden();
  });
});

test("the skip link skips the frame; a route change focuses and announces the title", async ({
  page,
  signIn,
}) => {
  await signIn("admin");
  await page.goto("/user-info");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.keyboard.press("Tab");
  const skip = page.getByRole("link", { name: "Skip to content" });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toBeFocused();

  await page
    .getByRole("navigation", { name: "Navigation", exact: true })
    .getByRole("link", { name: "Finance" })
    .click();
  const title = subApp(page).getByRole("heading", { level: 1, name: "Client accounts" });
  await expect(title).toBeFocused();
  await expect(page.getByRole("status").filter({ hasText: "Client accounts" })).toBeAttached();

  await test.step("the page behind a sub-app's dialog doesn't scroll", async () => {
    await page
      .getByRole("navigation", { name: "Navigation", exact: true })
      .getByRole("link", { name: "Management" })
      .click();
    await page.getByRole("button", { name: "New operator" }).click();
    await expect(page.getByRole("dialog")).toBeVisible();
    await page.mouse.move(60, 600);
    await page.mouse.wheel(0, 300);
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toBeHidden();
    // Wheel events are handled in order: if the first had scrolled the page, it would be further
    // down.
    await page.mouse.move(700, 600);
    await page.mouse.wheel(0, 100);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(100);
  });
});
