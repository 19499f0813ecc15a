import { subAppNames } from "@console-shell/contract";
import type { Browser } from "@playwright/test";
import { newVisit } from "../browser.ts";
import { type Loaded, loadedBetween } from "../page/loaded.ts";
import { untilQuiet } from "../page/quiet.ts";
import { password } from "../start-console.ts";

/** What each of the seven loads if it bundles everything, by sub-app. */
export const measureBundled = async (
  browser: Browser,
  origin: string,
): Promise<Map<string, Loaded>> => {
  const { page, unthrottle, close } = await newVisit(browser);
  await unthrottle();
  await page.request.post(`${origin}/auth/session/login`, { data: { account: "root", password } });
  const loaded = new Map<string, Loaded>();
  for (const name of subAppNames) {
    await page.goto(`${origin}/${name}/`);
    await page.locator("h1").first().waitFor();
    await untilQuiet(page);
    loaded.set(name, await loadedBetween(page, 0));
  }
  await close();
  return loaded;
};
