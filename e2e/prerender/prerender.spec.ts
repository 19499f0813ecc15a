import type { Page } from "@playwright/test";
import { takenOver } from "../support/taken-over.ts";
import { demoPassword, expect, test } from "../support/test.ts";
import { cutOff } from "./cut-off.ts";
import { holdScripts } from "./held-scripts.ts";
import { watchLayoutShift } from "./layout-shift.ts";
import { collectTroubles } from "./troubles.ts";

const account = (page: Page) => page.getByLabel("Account");
const password = (page: Page) => page.getByLabel("Password", { exact: true });
const submit = (page: Page) => page.getByRole("button", { name: "Sign in", exact: true });
const cookie = (url: string, name: string, value: string) => ({ url, name, value });

test("a form sent before the scripts load signs in once they do", async ({ page }) => {
  const troubles = await collectTroubles(page);
  const scripts = await holdScripts(page);
  // With a `from`, which the prerendered page doesn't know: part of it is rendered again.
  await page.goto("/user/login?from=L3VzZXItaW5mbw%3D%3D", { waitUntil: "commit" });
  await account(page).fill("admin");
  await password(page).fill(demoPassword);
  await page.getByLabel("Stay signed in").check();
  await password(page).press("Enter");
  await expect(page).toHaveURL(/\/user\/login\?from=L3VzZXItaW5mbw%3D%3D$/);
  const signingIn = page.waitForRequest("**/auth/session/login");
  scripts.release();
  expect((await signingIn).postDataJSON()).toEqual({
    account: "admin",
    password: demoPassword,
    remember: true,
  });
  await expect(page).toHaveURL(/\/user-info$/);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  expect(troubles).toEqual([]);
});

test("text, focus, caret and selection survive hydration, and nothing moves", async ({ page }) => {
  const troubles = await collectTroubles(page);
  const shifted = await watchLayoutShift(page);
  const scripts = await holdScripts(page);
  await page.goto("/user/login", { waitUntil: "commit" });
  await account(page).click();
  await page.keyboard.type("adsomemin");
  await account(page).evaluate((field: HTMLInputElement) => field.setSelectionRange(2, 6));
  scripts.release();
  await takenOver(page);
  await expect(account(page)).toBeFocused();
  await expect(account(page)).toHaveValue("adsomemin");
  // The key deletes the selection; React keeps the result.
  await page.keyboard.press("Backspace");
  await expect(account(page)).toHaveValue("admin");
  await password(page).fill(demoPassword);
  // Before the next page, which isn't prerendered.
  expect(await shifted()).toBeLessThan(0.01);
  await submit(page).click();
  await expect(page).toHaveURL(/\/$/);
  expect(troubles).toEqual([]);
});

test("typed text survives a connection lost before the scripts load @full", async ({ page }) => {
  const troubles = await collectTroubles(page);
  const scripts = await holdScripts(page, /\/login-page-[^/]*\.js$/);
  await page.goto("/user/login", { waitUntil: "commit" });
  await account(page).fill("admin");
  // The shell runs, and waits for the page's own part.
  await expect(page.locator("html[data-theme]")).toBeAttached();
  await page.evaluate(() => window.dispatchEvent(new Event("offline")));
  scripts.release();
  await expect(page.getByText("The server can’t be reached.")).toBeVisible();
  await expect(submit(page)).toBeDisabled();
  await expect(account(page)).toHaveValue("admin");
  await page.evaluate(() => window.dispatchEvent(new Event("online")));
  await password(page).fill(demoPassword);
  await submit(page).click();
  await expect(page).toHaveURL(/\/$/);
  expect(troubles).toEqual([]);
});

for (const [whose, script, tag] of [
  ["the shell's", /\/assets\/index-[^/]*\.js$/, ""],
  ["the page's own", /\/login-page-[^/]*\.js$/, " @full"],
] as const)
  test(`if ${whose} script fails to load, the page says so and continues once it loads${tag}`, async ({
    page,
    context,
    consoleUrl,
  }) => {
    await context.addCookies([cookie(consoleUrl, "console-locale", "zh-CN")]);
    const outage = await cutOff(page, script);
    await page.goto("/user/login");
    await expect(page.getByText("无法连接服务器")).toBeVisible();
    await page.getByLabel("账号").fill("admin");
    await page.getByLabel("密码", { exact: true }).fill(demoPassword);
    await page.getByRole("button", { name: "登录", exact: true }).click();
    const looked = page.waitForResponse("**/healthz");
    const signingIn = page.waitForRequest("**/auth/session/login");
    await outage.end();
    await looked;
    expect((await signingIn).postDataJSON()).toMatchObject({ account: "admin" });
    await expect(page).toHaveURL(/\/$/);
    await expect(page.getByText("无法连接服务器")).toHaveCount(0);
  });

test("if a script fails while the server responds, the page shows an error @full", async ({
  page,
}) => {
  await page.clock.install();
  await page.route(/\/assets\/index-[^/]*\.js$/, (route) => route.fulfill({ status: 404 }));
  await page.goto("/user/login");
  const offline = page.getByText("The server can’t be reached.");
  for (let tries = 0; tries < 2; tries += 1) {
    await expect(offline).toBeVisible();
    const looked = page.waitForResponse("**/healthz");
    await page.clock.fastForward(3000);
    await looked;
    if (tries === 0) await expect(offline).toBeVisible();
  }
  await expect(page.getByText("Something went wrong on this page")).toBeVisible();
  await expect(offline).toHaveCount(0);
  await page.unroute(/\/assets\/index-[^/]*\.js$/);
  await page.getByRole("link", { name: "Reload" }).click();
  await takenOver(page);
});

test("actions before the scripts load run once they do", async ({ page }) => {
  await test.step("an empty form shows its errors", async () => {
    const scripts = await holdScripts(page);
    await page.goto("/user/login", { waitUntil: "commit" });
    await submit(page).click();
    scripts.release();
    await expect(page.getByText("Enter an account name")).toBeVisible();
    await page.unrouteAll();
  });

  await test.step("a page scrolled to its end keeps its position", async () => {
    const scripts = await holdScripts(page);
    const size = page.viewportSize();
    await page.setViewportSize({ width: 1024, height: 360 });
    await page.goto("/user/register", { waitUntil: "commit" });
    await page.getByRole("link", { name: "Sign in" }).scrollIntoViewIfNeeded();
    const read = await page.evaluate(() => scrollY);
    expect(read).toBeGreaterThan(100);
    scripts.release();
    await takenOver(page);
    await page.waitForLoadState("networkidle");
    expect(await page.evaluate(() => scrollY)).toBe(read);
    if (size) await page.setViewportSize(size);
    await page.unrouteAll();
  });

  await test.step("a password stays revealed", async () => {
    const scripts = await holdScripts(page);
    await page.goto("/user/login", { waitUntil: "commit" });
    await password(page).fill("seen");
    await page.getByRole("button", { name: "Show" }).click();
    scripts.release();
    await expect(password(page)).toHaveAttribute("type", "text");
    await expect(password(page)).toHaveValue("seen");
    await page.unrouteAll();
  });

  await test.step("a menu opens", async () => {
    const scripts = await holdScripts(page);
    await page.goto("/user/login", { waitUntil: "commit" });
    await page.getByRole("button", { name: /^Language/ }).click();
    scripts.release();
    await page.getByRole("menuitem", { name: "简体中文" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("登录");
    await page.unrouteAll();
  });
});

test("language and theme are right before any script", async ({ page, context, consoleUrl }) => {
  await context.addCookies([
    cookie(consoleUrl, "console-locale", "zh-CN"),
    cookie(consoleUrl, "console-theme", "dark"),
  ]);
  const troubles = await collectTroubles(page);
  const shifted = await watchLayoutShift(page);
  const scripts = await holdScripts(page);
  await page.goto("/user/login", { waitUntil: "commit" });
  const heading = page.getByRole("heading", { level: 1 });
  await expect(heading).toHaveText("登录");
  await expect(page).toHaveTitle("登录");
  await expect(page.locator("html")).toHaveAttribute("lang", "zh-CN");
  const look = () =>
    page.evaluate(() =>
      ["html", "main > div", "h1", "input", "button[type=submit]", "a"].map((one) => {
        const { color, backgroundColor, borderColor } = getComputedStyle(
          document.querySelector(one)!,
        );
        return [one, color, backgroundColor, borderColor];
      }),
    );
  const before = await look();
  expect(before[0]).toContain("rgb(15, 18, 22)");
  scripts.release();
  await takenOver(page);
  expect(await look()).toEqual(before);
  expect(await shifted()).toBeLessThan(0.01);
  expect(troubles).toEqual([]);
});

test.describe("on a device in dark mode", () => {
  test.use({ colorScheme: "dark" });

  test("the page is dark before and after the scripts load @full", async ({ page }) => {
    const troubles = await collectTroubles(page);
    const scripts = await holdScripts(page);
    await page.goto("/user/login", { waitUntil: "commit" });
    await expect(page.locator("html")).toHaveCSS("background-color", "rgb(15, 18, 22)");
    await expect(account(page)).toHaveCSS("color", "rgb(232, 235, 240)");
    scripts.release();
    await takenOver(page);
    await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
    await expect(page.locator("html")).toHaveCSS("background-color", "rgb(15, 18, 22)");
    await expect(account(page)).toHaveCSS("color", "rgb(232, 235, 240)");
    expect(troubles).toEqual([]);
  });
});

test("a device that changes its theme during hydration ends with one theme @full", async ({
  page,
}) => {
  for (let round = 0; round < 5; round += 1) {
    await page.emulateMedia({ colorScheme: "dark" });
    const scripts = await holdScripts(page, /\/login-page-[^/]*\.js$/);
    await page.goto("/user/login", { waitUntil: "commit" });
    await expect(page.locator('html[data-theme="dark"]')).toBeAttached();
    scripts.release();
    await page.emulateMedia({ colorScheme: "light" });
    await takenOver(page);
    await expect(page.locator("html")).toHaveAttribute("data-theme", "light");
    await expect(submit(page)).toHaveCSS("color", "rgb(255, 255, 255)");
    await page.unroute(/\/login-page-[^/]*\.js$/);
  }
});

test("preferences stored without a cookie apply once the scripts load @full", async ({
  page,
  context,
}) => {
  await page.addInitScript(() => localStorage.setItem("console.locale", "zh-CN"));
  const scripts = await holdScripts(page);
  await page.goto("/user/login", { waitUntil: "commit" });
  await account(page).fill("admin");
  scripts.release();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("登录");
  await expect(page.getByLabel("账号")).toHaveValue("admin");
  const cookies = await context.cookies();
  expect(cookies.find(({ name }) => name === "console-locale")?.value).toBe("zh-CN");
});

test("the return address is kept on the way to face sign-in @full", async ({ page }) => {
  await page.goto("/user/login?from=L2ZpbmFuY2U%3D");
  await takenOver(page);
  await expect(page.getByRole("link", { name: /face/i })).toHaveAttribute(
    "href",
    "/cam/login?from=L2ZpbmFuY2U%3D",
  );
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the page says that JavaScript is required and sends nothing", async ({ page }) => {
    await page.goto("/user/login");
    await expect(page.locator("noscript")).toBeVisible();
    await account(page).fill("admin");
    await password(page).fill("not to be seen in an address");
    await password(page).press("Enter");
    await submit(page).click();
    await expect(password(page)).toHaveValue("not to be seen in an address");
    expect(page.url()).toMatch(/\/user\/login$/);
  });
});
