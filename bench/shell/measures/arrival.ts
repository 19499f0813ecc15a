import type { Browser } from "@playwright/test";
import { newVisit } from "../browser.ts";
import { loadedBetween } from "../page/loaded.ts";
import { untilQuiet } from "../page/quiet.ts";
import { password } from "../start-console.ts";

/** One arrival at a page by its address, signed in, with an empty cache; times in milliseconds. */
export interface ArrivalSample {
  firstPaint: number;
  lcp: number;
  /** When its heading is painted, no skeleton is left and a list has its first row. */
  usable: number;
  /** Layout shift, 0 to 1. */
  shift: number;
  /** Compressed bytes, answers included. */
  bytes: number;
}

/** Home, and a list. */
export const arrivals = { Home: "/", invoices: "/finance/invoices" } as const;
export type Arrival = keyof typeof arrivals;

export const measureArrival = async (
  browser: Browser,
  origin: string,
  to: Arrival,
): Promise<ArrivalSample> => {
  const { page, close } = await newVisit(browser);
  await page.request.post(`${origin}/auth/session/login`, { data: { account: "root", password } });
  await page.goto(`${origin}${arrivals[to]}`);
  const usable = await page.evaluate(async (withRows) => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    const isUsable = () => {
      const main = document.querySelector("main");
      const busy = main?.querySelector(".console-skeleton, .console-spin-spinning");
      const rows = Array.from(main?.querySelectorAll("tbody tr") ?? []);
      const isRow = (row: Element) =>
        row.textContent.trim() !== "" && !row.matches("[aria-hidden=true], [data-placeholder]");
      return (
        main?.querySelector("h1")?.checkVisibility() &&
        !busy?.checkVisibility() &&
        (!withRows || rows.some(isRow))
      );
    };
    while (!isUsable()) await frame();
    await frame();
    return performance.now();
  }, to !== "Home");
  await untilQuiet(page);
  const { firstPaint, lcp } = await page.evaluate(() => window.watched);
  const shift = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
            sum += entry.value;
          resolve(sum);
        }).observe({ type: "layout-shift", buffered: true });
        // Without a shift the observer isn't called.
        setTimeout(() => resolve(sum), 100);
      }),
  );
  const sample = { firstPaint, lcp, usable, shift, bytes: (await loadedBetween(page, 0)).all };
  await close();
  return sample;
};
