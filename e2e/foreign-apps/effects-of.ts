import type { Page } from "@playwright/test";
import type { Effects } from "../no-leaks/count-effects.ts";

/** Effects left on the page, without what the console itself has loaded or prefetched. */
export const effectsOf = (page: Page): Promise<Effects> =>
  page.evaluate(() => {
    const { headNodes, ...counted } = window.countedEffects();
    const links = [...document.head.querySelectorAll<HTMLLinkElement>("link[rel]")];
    const own = links.filter(({ href }) => new URL(href).origin === location.origin);
    return { ...counted, headNodes: headNodes - own.length };
  });
