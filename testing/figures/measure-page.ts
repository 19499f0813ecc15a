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
const isSubApp = ({ name }: MeasuredPage) => name !== "sign-in" && name !== "home";

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
    if (calm < 2) return false;
    calm = 0;
    return true;
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

type MeasuredPage = (typeof measuredPages)[number];

/* Until the page shows its content, and requests nothing more. */
const untilLoaded = async (page: Page, measured: MeasuredPage) => {
  const { name } = measured;
  const place = isSubApp(measured) ? page.locator(`[data-sub-app="${name}"]`) : page;
  await place.getByRole("heading", { level: 1 }).first().waitFor();
  if (!withoutRows.includes(name)) await page.locator("tbody tr[data-row-key]").first().waitFor();
  await page.waitForFunction(() => window.hasLoaded(), undefined, { polling: 500 });
};

/* What renders when somebody leaves a sub-app for the home page and returns. */
const rendersOfReturn = async (page: Page, measured: MeasuredPage): Promise<Counts> => {
  const rendersNow = () => page.evaluate(() => window.reactMounted().renders);
  await page.locator('nav a[href="/"]').first().click();
  await page.waitForURL((url) => url.pathname === "/");
  await untilLoaded(page, measuredPages[1]!);
  const before = await rendersNow();
  const { path } = measured;
  await page.locator(`nav a:is([href="${path}"], [href^="${path}/"])`).first().click();
  await page.waitForURL((url) => url.pathname.split("/")[1] === measured.name);
  await untilLoaded(page, measured);
  const after = Object.entries(await rendersNow());
  return Object.fromEntries(after.map(([name, count]) => [name, count - (before[name] ?? 0)]));
};

/** Opens one of the pages, waits until it has loaded, and counts what it has loaded and shows. */
export const measurePage = async (
  page: Page,
  measured: MeasuredPage,
): Promise<{ figures: PageFigures; details: string }> => {
  await page.addInitScript(watchReact);
  await page.addInitScript(watchRequests);
  await saveData(page);
  // Files that are loaded in idle time aren't part of the page.
  await page.addInitScript(() => (window.requestIdleCallback = () => 0));
  await page.coverage.startJSCoverage({ resetOnNavigation: false });
  await page.goto(measured.path);
  await untilLoaded(page, measured);
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
  const returned = isSubApp(measured) ? await rendersOfReturn(page, measured) : {};
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
      returnRenders: sumOf(returned),
      ...mounted,
    },
    details: [
      ...sizes.map(([path, size]) => `${size} ${path}`),
      ...loaded.calls,
      ...mostOf(components, "of"),
      ...mostOf(renders, "renders of"),
      ...mostOf(returned, "renders on return of"),
    ].join("\n"),
  };
};
