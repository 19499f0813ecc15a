import { afterEach, beforeEach, expect, test } from "vitest";
import { cdp } from "vitest/browser";
import { fixture, registration, services, stage, type Stage } from "../harness.ts";

/** Counters that must not grow at all. */
const counters = ["Nodes", "JSEventListeners", "Documents", "Frames"];
/**
 * How much a hundred mounts may add to the heap, in bytes. The browser and the test runner themselves keep 20 to 120
 * kB; if the objects of each mount stayed reachable, it would be a megabyte.
 */
const budget = 300_000;

/** Everything in the page's memory after garbage collection, in the document or not. */
const inMemory = async () => {
  const devtools = cdp();
  await devtools.send("Performance.enable");
  await devtools.send("HeapProfiler.collectGarbage");
  const { metrics } = await devtools.send("Performance.getMetrics");
  const values = new Map(metrics.map(({ name, value }) => [name, value]));
  const of = (name: string) => values.get(name) ?? Number.NaN;
  return { counts: counters.map((name) => [name, of(name)] as const), heap: of("JSHeapUsedSize") };
};
type Memory = Awaited<ReturnType<typeof inMemory>>;
/** The counters that have grown. */
const grown = (before: Memory, now: Memory) =>
  now.counts.filter(([, count], index) => !(count <= (before.counts[index]?.[1] ?? 0)));

let scene: Stage;
let place: HTMLElement;
/** Mounts the sub-apps in turns; each is left at the end of its visit, or by the next one's mount. */
const visit = async (names: readonly string[], times: number, isLeft: boolean) => {
  for (let visits = 0; visits < times; visits += 1) {
    const handle = scene.runtime.mountSubApp(names[visits % names.length]!, place, services());
    await handle.ready;
    if (isLeft) await handle.unmount();
  }
};

beforeEach(() => {
  const page = fixture("leak-budget/app/index.html");
  // Without the list of events, which would grow itself.
  scene = stage(
    [
      registration("messy", page),
      registration("tidy", fixture("mount-and-unmount/app/index.html")),
      registration("kept", page, { keepAlive: true }),
    ],
    { onEvent: () => undefined },
  );
  place = scene.element();
});
afterEach(() => place.remove());

test.each([
  ["mounted and unmounted", ["messy"], true],
  ["parked and shown again", ["kept"], true],
  ["mounted in place of another @full", ["messy", "tidy"], false],
])(
  "R6.1 200 times %s, a sub-app that cleans up nothing leaks no node, listener, document or heap",
  async (_, names, isLeft) => {
    const visits = async (times: number) => {
      await visit(names, times, isLeft);
      await scene.runtime.discard();
    };
    // Until everything is compiled and the last value of its global is kept.
    await visits(20);
    const before = await inMemory();
    await visits(100);
    const halfway = await inMemory();
    await visits(100);
    // What ends with a frame or an idle moment may still exist. Collecting garbage keeps the page from being idle, so
    // it gets time in between.
    await expect
      .poll(async () => grown(before, await inMemory()), { timeout: 30_000, interval: 500 })
      .toEqual([]);
    expect((await inMemory()).heap - halfway.heap).toBeLessThan(budget);
  },
  60_000,
);
