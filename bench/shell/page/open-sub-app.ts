import type { Page } from "@playwright/test";
import { blockedSince } from "./blocked.ts";
import { type Loaded, loadedBetween } from "./loaded.ts";
import { untilQuiet } from "./quiet.ts";

/** One press of a sub-app's link. */
export interface Opened {
  /** Milliseconds until its heading is painted and no spinner is visible. */
  usable: number;
  /** Milliseconds until its first row of data is painted; NaN if it shows none. */
  firstRow: number;
  blocked: number;
  loaded: Loaded;
}

/** Presses a sub-app's link in the navigation and waits until it is usable. */
export const openSubApp = async (page: Page, name: string): Promise<Opened> => {
  const { from, usable } = await page.evaluate(async (name) => {
    const link = document.querySelector<HTMLElement>(
      `nav a[href="/${name}"], nav a[href^="/${name}/"], nav a[href^="/${name}?"]`,
    );
    if (!link) throw new Error(`no link to ${name}`);
    const from = performance.now();
    link.click();
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    const isRow = (row: Element) =>
      row.textContent.trim() !== "" &&
      row.checkVisibility() &&
      !row.matches("[aria-hidden=true], [data-placeholder]");
    const watched = window.watched;
    watched.firstRow = 0;
    const awaitRow = async () => {
      const rows = () => document.querySelectorAll(`[data-sub-app="${name}"] :is(tbody tr, li)`);
      while (!Array.from(rows()).some(isRow)) {
        await frame();
        if (watched.firstRow !== 0) return;
      }
      await frame();
      watched.firstRow = performance.now() - from;
    };
    void awaitRow();
    const isUsable = () => {
      const root = document.querySelector(`[data-sub-app="${name}"]`);
      const busy = root?.querySelector(".console-spin-spinning, .console-skeleton");
      return root?.querySelector("h1")?.checkVisibility() && !busy?.checkVisibility();
    };
    while (!isUsable()) await frame();
    // A change found in one frame callback is painted by the next.
    await frame();
    return { from, usable: performance.now() - from };
  }, name);
  await untilQuiet(page, 800);
  const firstRow = await page.evaluate(() => {
    // Stops watching if no row has appeared.
    window.watched.firstRow ||= Number.NaN;
    return window.watched.firstRow;
  });
  return {
    usable,
    firstRow,
    blocked: await blockedSince(page, from),
    loaded: await loadedBetween(page, from, undefined, `/${name}/`),
  };
};
