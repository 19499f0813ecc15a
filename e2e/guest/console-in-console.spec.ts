// A console that embeds another one, or itself, as a sub-app.
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { demoPassword, expect, test as base } from "../support/test.ts";

const test = base.extend<object, { subAppsFile: string }>({
  subAppsFile: [
    // oxlint-disable-next-line no-empty-pattern -- it needs no other fixture
    async ({}, provide) => {
      const folder = await mkdtemp(join(tmpdir(), "console-in-console-"));
      const file = join(folder, "sub-apps.json");
      const inner = {
        name: "inner",
        entry: "/guest/index.html",
        title: "Inner",
        legacy: true,
        global: "consoleShell",
        permission: "finance:open",
      };
      await writeFile(file, JSON.stringify([inner]));
      await provide(file);
      await rm(folder, { recursive: true });
    },
    { scope: "worker" },
  ],
  serverEnvironment: [
    async ({ subAppsFile }, provide) => provide({ SUB_APPS: subAppsFile }),
    { scope: "worker" },
  ],
});

test("its sub-apps, palette, address and sign-out work @full", async ({ page, signIn }) => {
  await signIn();
  await page.goto("/inner/finance/ledger");
  const inner = page.locator('[data-sub-app="inner"] [data-console="guest"]').first();
  const heading = inner.locator("#root-subapp h1").first();
  await expect(heading).toHaveText("Ledger");
  await expect(page).toHaveTitle(/^Ledger · Finance · Inner/);

  // The shortcut works in the focused console, or the outer one if none is focused.
  const palettes = page.getByRole("dialog", { name: "Search the console" });
  for (const inside of [true, false]) {
    if (inside) await inner.getByRole("navigation").getByRole("link").first().focus();
    else await page.getByRole("navigation").first().getByRole("link").first().focus();
    await page.keyboard.press("Control+k");
    await expect(palettes).toHaveCount(1);
    expect(
      await palettes.evaluate((dialog) => dialog.closest('[data-console="guest"]') !== null),
    ).toBe(inside);
    await page.keyboard.press("Control+k");
    await expect(palettes).toHaveCount(0);
  }

  await inner.locator('nav a[href="/inner/management"]').first().click();
  await expect(page).toHaveURL("/inner/management/operators");
  await expect(heading).toHaveText("Operators");
  await page.goBack();
  await expect(heading).toHaveText("Ledger");
  await page.locator('nav a[href="/finance"]').first().click();
  await expect(page.locator('[data-console="guest"]')).toHaveCount(0);
  await expect(page.locator("#root-subapp h1").first()).toHaveText("Client accounts");
  await page.goBack();
  await expect(heading).toHaveText("Ledger");

  await inner.getByRole("button", { name: /Margaret Lindqvist/ }).click();
  await page.getByRole("menuitem", { name: "Sign out" }).press("Enter");
  // Both share one session, so the outer console's ends too.
  await expect(page).toHaveURL(/^[^?]*\/user\/login/);
  await expect(page.locator('[data-console="guest"]')).toHaveCount(0);
  await page.getByLabel("Account").fill("root");
  await page.getByLabel("Password", { exact: true }).fill(demoPassword);
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
  await expect(page).not.toHaveURL(/login/);
});
