import type { Browser } from "@playwright/test";
import { newVisit } from "../browser.ts";
import { openSubApp } from "../page/open-sub-app.ts";
import { untilQuiet } from "../page/quiet.ts";
import { signIn } from "../page/sign-in.ts";
import type { Watched } from "../page/watch.ts";
import { kept } from "../start-console.ts";

const watchedFor = 60_000;
const shortest = 10_000;

/** Timers under ten seconds, and frames, that a signed-in page requests during an idle minute. */
export const measureIdle = async (browser: Browser, origin: string): Promise<Watched["timers"]> => {
  const { page, unthrottle, close } = await newVisit(browser);
  await unthrottle();
  await signIn(page, origin);
  await openSubApp(page, kept);
  await untilQuiet(page, 5000);
  await page.evaluate(() => (window.watched.timersFrom = performance.now()));
  await page.waitForTimeout(watchedFor);
  const { timers } = await page.evaluate(() => window.watched);
  await close();
  return timers.filter(({ delay }) => delay < shortest);
};
