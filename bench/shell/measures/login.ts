import type { Browser } from "@playwright/test";
import { newVisit } from "../browser.ts";
import { blockedSince } from "../page/blocked.ts";
import { type Loaded, loadedBetween } from "../page/loaded.ts";
import { untilQuiet } from "../page/quiet.ts";

/** One cold visit of a login page. */
export interface LoginSample {
  lcp: number;
  /** When the form is painted and accepts input. */
  usable: number;
  /** When a press gets a reaction: React has hydrated. */
  answers: number;
  blocked: number;
  untilUsable: Loaded;
  inAll: Loaded;
  /** Compressed bytes of the page itself, including inline scripts and styles. */
  document: number;
}

export const measureLogin = async (browser: Browser, address: string): Promise<LoginSample> => {
  const { page, close } = await newVisit(browser);
  await page.goto(address);
  await page.locator("input[type=password]").waitFor();
  await untilQuiet(page);
  const { lcp, firstPaint, formShown, answers } = await page.evaluate(() => window.watched);
  const usable = Math.max(formShown, firstPaint);
  const sample: LoginSample = {
    lcp,
    usable,
    answers: Math.max(usable, answers),
    blocked: await blockedSince(page, firstPaint),
    untilUsable: await loadedBetween(page, 0, usable),
    inAll: await loadedBetween(page, 0),
    document: await page.evaluate(
      () =>
        (performance.getEntriesByType("navigation")[0] as PerformanceNavigationTiming)
          .encodedBodySize,
    ),
  };
  await close();
  return sample;
};
