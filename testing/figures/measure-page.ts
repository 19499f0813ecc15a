import { subAppNames } from "@console-shell/contract/words/sub-app-names";
import type { Page } from "@playwright/test";
import { saveData } from "../save-data.ts";
import type { PageFigures } from "./history.ts";
import { watchReact } from "./watch-react.ts";

/** The pages that are measured: all but the first with somebody signed in. */
export const measuredPages = [
  { name: "sign-in", path: "/user/login" },
  { name: "home", path: "/" },
  ...subAppNames.map((name) => ({ name, path: `/${name}` })),
];

/** First pages that aren't lists. */
const withoutRows = ["sign-in", "home", "image-library-management"];

declare global {
  interface Window {
    hasLoaded: () => boolean;
  }
}

/** Says whether nothing more has been requested for two looks. It runs in the page, so it must be self-contained. */
const watchRequests = (): void => {
  let before = -1;
  let calm = 0;
  window.hasLoaded = () => {
    const now = performance.getEntriesByType("resource").length;
    calm = now === before ? calm + 1 : 0;
    before = now;
    return calm > 1;
  };
};

type Counts = Record<string, number>;
const sumOf = (counts: Counts) => Object.values(counts).reduce((sum, count) => sum + count, 0);
/** The most numerous. */
const mostOf = (counts: Counts, of: string) =>
  Object.entries(counts)
    .toSorted(([, a], [, b]) => b - a)
    .slice(0, 12)
    .map(([name, count]) => `${count} ${of} ${name}`);

/** Opens one of the pages, waits until it has loaded, and counts what it has loaded and shows. */
export const measurePage = async (
  page: Page,
  { name, path }: (typeof measuredPages)[number],
): Promise<{ figures: PageFigures; details: string }> => {
  await page.addInitScript(watchReact);
  await page.addInitScript(watchRequests);
  await saveData(page);
  // Files that are loaded in idle time aren't part of the page.
  await page.addInitScript(() => (window.requestIdleCallback = () => 0));
  await page.coverage.startJSCoverage({ resetOnNavigation: false });
  await page.goto(path);
  await page.getByRole("heading", { level: 1 }).first().waitFor();
  if (!withoutRows.includes(name)) await page.locator("tbody tr[data-row-key]").first().waitFor();
  await page.waitForFunction(() => window.hasLoaded(), undefined, { polling: 500 });
  const loaded = await page.evaluate(() => {
    const [own] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
    const all = performance.getEntriesByType("resource") as PerformanceResourceTiming[];
    return {
      pageBytes: own!.encodedBodySize,
      files: all
        .filter(({ name }) => /\.(?:js|css)$/.test(new URL(name).pathname))
        .map(({ name, encodedBodySize }) => [new URL(name).pathname, encodedBodySize] as const),
      calls: all
        .filter(({ initiatorType }) => initiatorType === "fetch")
        .map(({ name }) => new URL(name).pathname)
        // Visits and mounts are reported some seconds later.
        .filter(
          (path) => /^\/(?:auth|[cm]c-api|api)\//.test(path) && !/visited$|report$/.test(path),
        )
        // The event stream's greeting has these read again, unless it comes while they're read.
        .filter(
          (path, at, paths) =>
            !/\/(?:notification\/list|announcement\/current|operator\/waiting)$/.test(path) ||
            paths.indexOf(path) === at,
        ),
    };
  });
  const { components, renders, ...mounted } = await page.evaluate(() => window.reactMounted());
  const evaluated = (await page.coverage.stopJSCoverage()).filter(({ functions: [whole] }) =>
    whole?.ranges.some(({ count }) => count > 0),
  );
  // A prefetched stylesheet is listed again when it's used.
  const files = new Map(loaded.files.toSorted(([, a], [, b]) => a - b));
  const sizes = [...files].toSorted(([, a], [, b]) => b - a);
  return {
    figures: {
      pageBytes: loaded.pageBytes,
      codeBytes: sizes.reduce((sum, [, size]) => sum + size, 0),
      codeFiles: files.size,
      modules: new Set(evaluated.map(({ url }) => url)).size,
      calls: loaded.calls.length,
      components: sumOf(components),
      renders: sumOf(renders),
      ...mounted,
    },
    details: [
      ...sizes.map(([path, size]) => `${size} ${path}`),
      ...loaded.calls,
      ...mostOf(components, "of"),
      ...mostOf(renders, "renders of"),
    ].join("\n"),
  };
};
