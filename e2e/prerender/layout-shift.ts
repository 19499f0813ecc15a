import type { Page } from "@playwright/test";

interface Watching {
  shifted: number;
}

/** Sums up unexpected layout shifts, including those right after user input. */
export const watchLayoutShift = async (page: Page): Promise<() => Promise<number>> => {
  await page.addInitScript(() => {
    const watching = window as unknown as Watching;
    watching.shifted = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        watching.shifted += (entry as unknown as { value: number }).value;
    }).observe({ type: "layout-shift", buffered: true });
  });
  return () => page.evaluate(() => (window as unknown as Watching).shifted);
};
