import type { ConsoleConfig } from "@console-shell/contract";
import type { VitalReport } from "@console-shell/contract/calls/sub-app-vital";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { measureVitals } from "./measure-vitals.ts";

const undos: (() => void)[] = [];
const leave = () => {
  for (const undo of undos.splice(0).toReversed()) undo();
};
let pathname: string;
let listener: () => void;
let reported: VitalReport[];
const goTo = (path: string) => {
  pathname = path;
  listener();
};
const of = (app: string) =>
  Object.fromEntries(
    reported.filter(({ name }) => name === app).map(({ vital, value }) => [vital, value]),
  );

/** Lets the clock of the page run ahead, so that nobody needs to wait. */
const advance = (milliseconds: number) => {
  const now = performance.now() + milliseconds;
  vi.spyOn(performance, "now").mockReturnValue(now);
};
/** Blocks the page. */
const work = (milliseconds: number) => {
  const until = Date.now() + milliseconds;
  while (Date.now() < until);
};
/** Resolves when the browser has measured such an entry from now on. */
const measured = (type: string, isIt: (entry: PerformanceEntry) => boolean = () => true) =>
  new Promise<void>((resolve) => {
    const observer = new PerformanceObserver((list) => {
      if (list.getEntries().some(isIt)) resolve();
    });
    observer.observe({ type, durationThreshold: 16 } as PerformanceObserverInit);
    undos.unshift(() => observer.disconnect());
  });
/** Resolves after a frame has been painted. */
const painted = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));

const start = (path: string) => {
  pathname = path;
  const subApp = { title: { "en-US": "", "zh-CN": "" }, entry: "", pages: [] };
  const subApps = [
    { ...subApp, name: "finance", version: "1.2.0" },
    { ...subApp, name: "parking", version: "2.0.0" },
    { ...subApp, name: "external" },
    {
      ...subApp,
      name: "drafts",
      version: "1.0.0",
      development: { until: 0, permissions: [] },
    },
  ] as unknown as ConsoleConfig["subApps"];
  measureVitals(
    {
      config: { subApps, hasSession: true },
      routing: {
        location: () => ({ pathname, search: "", hash: "" }),
        subscribe(given: () => void) {
          listener = given;
          return () => (listener = () => undefined);
        },
      },
      onEnd: (undo: () => void) => undos.push(undo),
    } as unknown as Parameters<typeof measureVitals>[0],
    "0.1.0+0123456789ab",
    (values) => reported.push(...values),
  );
};

beforeEach(() => {
  reported = [];
  document.body.innerHTML = "<button>Save</button><p>What follows</p>";
});
afterEach(() => {
  vi.restoreAllMocks();
  leave();
  document.body.innerHTML = "";
});

test("a click counts for the app in which it was made, although it leads to another", async () => {
  start("/finance/clients");
  const slow = measured("event", ({ duration }) => duration >= 150);
  const button = page.getByRole("button", { name: "Save" });
  button.element().addEventListener("click", () => {
    work(160);
    advance(20_000);
    goTo("/parking");
    vi.restoreAllMocks();
  });
  await button.click();
  await slow;
  advance(40_000);
  leave();
  expect(of("finance")["inp"]).toBeGreaterThanOrEqual(150);
  expect(of("finance")["longTasks"]).toBeGreaterThan(0);
  expect(of("parking")).toEqual({ cls: 0, longTasks: 0 });
  const versions = new Set(reported.map(({ name, version }) => `${name} ${version}`));
  expect(versions).toEqual(new Set(["finance 1.2.0", "parking 2.0.0"]));
});

test("a layout shift is reported at once when the page is hidden, and nothing after the end", async () => {
  start("/");
  await painted();
  const shifted = measured("layout-shift");
  document.body.prepend(Object.assign(document.createElement("div"), { style: "height: 200px" }));
  await shifted;
  const hide = (state: DocumentVisibilityState) => {
    vi.spyOn(document, "visibilityState", "get").mockReturnValue(state);
    document.dispatchEvent(new Event("visibilitychange"));
  };
  advance(2_000);
  hide("hidden");
  expect(of("shell")["cls"]).toBeGreaterThan(0);
  expect(reported[0]).toMatchObject({ name: "shell", version: "0.1.0+0123456789ab" });
  reported = [];
  hide("visible");
  leave();
  advance(4_000);
  hide("hidden");
  expect(reported).toEqual([]);
});

test("what has no release isn't reported, nor what was only passed through", async () => {
  start("/external");
  advance(20_000);
  goTo("/drafts/new");
  advance(20_000);
  goTo("/finance");
  goTo("/parking");
  leave();
  expect(reported).toEqual([]);
});
