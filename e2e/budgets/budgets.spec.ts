import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { subAppNames } from "@console-shell/contract/words/sub-app-names";
import type { Page } from "@playwright/test";
import { saveData } from "../support/save-data.ts";
import { expect, test } from "../support/test.ts";
import { watchReact } from "./watch-react.ts";

/** What a page may load and show at most. Bytes are those of scripts and stylesheets, compressed with Brotli. */
interface Budget {
  /** The page itself, with its inline scripts and styles. */
  pageBytes: number;
  codeBytes: number;
  codeFiles: number;
  /** Calls of the API. */
  calls: number;
  components: number;
  effects: number;
  elements: number;
}

const file = join(import.meta.dirname, "budgets.json");
const budgets = JSON.parse(readFileSync(file, "utf8")) as Record<string, Budget>;

/** Waits until nothing more has been requested for two looks. */
const untilLoaded = async (page: Page) => {
  let before = -1;
  let calm = 0;
  await expect
    .poll(
      async () => {
        const now = await page.evaluate(() => performance.getEntriesByType("resource").length);
        calm = now === before ? calm + 1 : 0;
        before = now;
        return calm;
      },
      { intervals: [500] },
    )
    .toBeGreaterThan(1);
};

const measured = async (page: Page): Promise<Budget & { details: string }> => {
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
        ),
    };
  });
  const { most, ...mounted } = await page.evaluate(() => window.reactMounted());
  // A prefetched stylesheet is listed again when it's used.
  const files = new Map(loaded.files.toSorted(([, a], [, b]) => a - b));
  const sizes = [...files].toSorted(([, a], [, b]) => b - a);
  return {
    pageBytes: loaded.pageBytes,
    codeBytes: sizes.reduce((sum, [, size]) => sum + size, 0),
    codeFiles: files.size,
    calls: loaded.calls.length,
    ...mounted,
    details: [
      ...sizes.map(([path, size]) => `${size} ${path}`),
      ...loaded.calls,
      ...Object.entries(most).map(([name, count]) => `${count} × ${name}`),
    ].join("\n"),
  };
};

/** How much of each a page varies: with the length of dates, and with what arrives first. */
const room: Record<keyof Budget, number> = {
  pageBytes: 100,
  codeBytes: 500,
  codeFiles: 1,
  calls: 1,
  components: 20,
  effects: 20,
  elements: 20,
};

/** Writes a page's budget: its figures now, rounded up. */
const write = (name: string, now: Budget) => {
  const all = JSON.parse(readFileSync(file, "utf8")) as Record<string, Budget>;
  const budget = Object.fromEntries(
    (Object.keys(room) as (keyof Budget)[]).map((key) => [
      key,
      // At least half of it is left.
      room[key] === 1 ? now[key] : Math.ceil(now[key] / room[key] + 0.5) * room[key],
    ]),
  );
  writeFileSync(file, `${JSON.stringify({ ...all, [name]: budget }, undefined, 2)}\n`);
};

const pages = [
  { name: "sign-in", path: "/user/login" },
  { name: "home", path: "/" },
  ...subAppNames.map((name) => ({ name, path: `/${name}` })),
];

for (const { name, path } of pages)
  test(`${name} stays within its budget`, async ({ page, signIn }) => {
    await page.addInitScript(watchReact);
    await saveData(page);
    // Files that are loaded in idle time aren't part of the page.
    await page.addInitScript(() => (window.requestIdleCallback = () => 0));
    if (name !== "sign-in") await signIn();
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 }).first()).toBeVisible();
    if (name !== "sign-in" && name !== "home" && name !== "image-library-management")
      await expect(page.locator("tbody tr[data-row-key]").first()).toBeVisible();
    await untilLoaded(page);
    const { details, ...now } = await measured(page);
    if (process.env["BUDGETS"] === "write") return write(name, now);
    const budget = budgets[name]!;
    const over = (Object.keys(budget) as (keyof Budget)[])
      .filter((key) => now[key] > budget[key])
      .map((key) => `${key}: ${now[key]}, ${now[key] - budget[key]} more than ${budget[key]}`);
    expect(over, details).toEqual([]);
  });
