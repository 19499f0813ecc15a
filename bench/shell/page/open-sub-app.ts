import type { Page } from "@playwright/test";
import { blockedSince } from "./blocked.ts";
import { type Loaded, loadedBetween } from "./loaded.ts";
import { untilQuiet } from "./quiet.ts";

/** One press on a sub-app's link. */
export interface Opened {
  /** Milliseconds to the frame in which its heading stands, and nothing turns any more. */
  usable: number;
  blocked: number;
  loaded: Loaded;
}

/** Presses a sub-app's link in the navigation and waits until it can be used. */
export const openSubApp = async (page: Page, name: string): Promise<Opened> => {
  const { from, usable } = await page.evaluate(async (name) => {
    const link = document.querySelector<HTMLElement>(
      `nav a[href="/${name}"], nav a[href^="/${name}/"], nav a[href^="/${name}?"]`,
    );
    if (!link) throw new Error(`no link to ${name}`);
    const from = performance.now();
    link.click();
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    const isUsable = () => {
      const root = document.querySelector(`[data-sub-app="${name}"]`);
      const busy = root?.querySelector(".console-spin-spinning, .console-skeleton");
      return root?.querySelector("h1")?.checkVisibility() && !busy?.checkVisibility();
    };
    while (!isUsable()) await frame();
    // What was found before a frame is painted by it.
    await frame();
    return { from, usable: performance.now() - from };
  }, name);
  await untilQuiet(page, 800);
  return {
    usable,
    blocked: await blockedSince(page, from),
    loaded: await loadedBetween(page, from, undefined, `/${name}/`),
  };
};
