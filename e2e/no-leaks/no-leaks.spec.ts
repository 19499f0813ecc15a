import { subAppNames } from "@console-shell/contract/words/sub-app-names";
import type { Page } from "@playwright/test";
import { settled } from "../support/settled.ts";
import { expect, test } from "../support/test.ts";
import { countEffects } from "./count-effects.ts";

const visit = async (page: Page, name: string) => {
  await page.getByRole("navigation").first().locator(`a[href="/${name}"]`).first().click();
  const root = page.locator("#root-subapp");
  await expect(root.locator(`[data-sub-app="${name}"]`)).toBeVisible();
  await settled(page);
};

const home = async (page: Page) => {
  await page.getByRole("link", { name: "Console Shell, home" }).click();
  await expect(page).toHaveURL("/");
  await expect(page.locator("#root-subapp")).toHaveCount(0);
  // The console listens for the page's heading until it appears.
  await expect(page.getByRole("main").getByRole("heading", { level: 1 })).toBeFocused();
  await settled(page);
};

/** Nodes and listeners in the page's memory, including those outside the document. */
const inMemory = async (page: Page) => {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("HeapProfiler.collectGarbage");
  const { nodes, jsEventListeners } = await devtools.send("Memory.getDOMCounters");
  await devtools.detach();
  return { nodes, listeners: jsEventListeners };
};

/** Less than one per switch: a leaked mount has hundreds of listeners. */
const expectNoMore = async (page: Page, before: Awaited<ReturnType<typeof inMemory>>) => {
  await expect.poll(async () => (await inMemory(page)).nodes - before.nodes).toBeLessThan(14);
  await expect
    .poll(async () => (await inMemory(page)).listeners - before.listeners)
    .toBeLessThan(14);
};

test("switches between all sub-apps leave nothing behind", async ({ page, signIn }) => {
  await signIn();
  await page.addInitScript(countEffects);
  // Home lists pages that were open for two seconds, which on a slow machine would be more each time.
  await page.route("**/cc-api/operator/visited", (route) => route.fulfill({ json: true }));
  await page.goto("/");
  // Visit each sub-app, so that everything loaded once (preloads, the kit's styles) is loaded.
  for (const name of subAppNames) await visit(page, name);
  await home(page);
  // The runtime removes its own last, when nothing of the last mount is pending.
  await expect
    .poll(() => page.evaluate(() => window.countedEffects().listeners))
    .not.toContain("window unhandledrejection");
  const before = await page.evaluate(() => window.countedEffects());
  const kept = await inMemory(page);
  for (const name of subAppNames) await visit(page, name);
  const shown = await inMemory(page);
  for (let round = 0; round < 2; round += 1)
    for (const name of subAppNames) await visit(page, name);
  // With the last sub-app still there: leaving it could hide what its mount keeps.
  await expectNoMore(page, shown);
  await home(page);
  await expect.poll(() => page.evaluate(() => window.countedEffects())).toEqual(before);
  await expectNoMore(page, kept);
});
