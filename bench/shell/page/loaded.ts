import type { Page } from "@playwright/test";

/** What was loaded over the network. */
export interface Loaded {
  /** Compressed bytes of scripts and stylesheets. */
  code: number;
  /** The part of it below a path. */
  own: number;
  /** Compressed bytes of everything, including pages and API responses. */
  all: number;
  requests: number;
}

/** What a page loaded between two points in time, without cached files. */
export const loadedBetween = (
  page: Page,
  from: number,
  to = Number.POSITIVE_INFINITY,
  below = "/",
): Promise<Loaded> =>
  page.evaluate(
    ([from, to, below]) => {
      const entries = [
        ...performance.getEntriesByType("navigation"),
        ...performance.getEntriesByType("resource"),
      ] as PerformanceResourceTiming[];
      const loaded = { code: 0, own: 0, all: 0, requests: 0 };
      for (const { name, startTime, responseEnd, transferSize, encodedBodySize } of entries) {
        if (transferSize === 0 || startTime < from || responseEnd > (to ?? Infinity)) continue;
        const { pathname } = new URL(name);
        loaded.requests += 1;
        loaded.all += encodedBodySize;
        if (!/\.(?:js|css)$/.test(pathname)) continue;
        loaded.code += encodedBodySize;
        if (pathname.startsWith(below)) loaded.own += encodedBodySize;
      }
      return loaded;
    },
    [from, Number.isFinite(to) ? to : null, below] as const,
  );
