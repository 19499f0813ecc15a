import { afterEach, beforeEach, expect, test } from "vitest";
import {
  ChunkLoadError,
  LifecycleError,
  type MountReport,
  type RuntimeError,
  type RuntimeEvent,
} from "../../index.ts";
import { failureOf, fixture, registration, services, stage, type Stage } from "../harness.ts";

interface App {
  cause: Error;
  begin: () => number;
  end: (interval: number) => void;
}
const at = (file: string) => new URL(fixture(`events/app/${file}`), location.href).href;
const app = (query: string): Promise<App> => import(/* @vite-ignore */ at(`main.js?${query}`));
const registrations = [
  registration("good", at("good.html")),
  registration("bad", at("bad.html")),
  registration("gone", at("gone.html")),
  registration("kept", at("kept.html"), { keepAlive: true }),
];
let scene: Stage;
let element: HTMLElement;
const mount = (name: string) => scene.runtime.mountSubApp(name, element, services());
const told = () => scene.events.map(({ state, phase }) => [state, phase]);

/** Each event's time is the clock's, and its duration the time since the previous event. */
const expectClock = (events: readonly RuntimeEvent[], since: number) => {
  let before = since;
  for (const event of events) {
    expect(event.at).toBeGreaterThanOrEqual(before);
    expect(event.at).toBeLessThanOrEqual(performance.now());
    if (event !== events[0]) expect(event.duration).toBeCloseTo(event.at - before, 3);
    before = event.at;
  }
};
/** The profiler has a measure for each state, from its event to the next one. */
const expectMeasures = (events: readonly RuntimeEvent[]) => {
  for (const [index, next] of events.entries()) {
    const event = events[index - 1];
    if (!event) continue;
    const name = `${event.app} ${event.state}`;
    const measures = performance.getEntriesByType("measure").filter((one) => one.name === name);
    expect(measures.map(() => name)).toEqual([name]);
    expect(measures[0]?.startTime).toBeCloseTo(event.at, 3);
    expect(measures[0]?.duration).toBeCloseTo(next.duration, 3);
  }
};

beforeEach(() => {
  performance.clearMeasures();
  scene = stage(registrations);
  element = scene.element();
});
afterEach(async () => {
  await scene.runtime.mountSubApp("nobody", element, services()).unmount();
  await scene.runtime.discard();
  element.remove();
});

test("R1.2 R1.3 R7.14 a failing mount emits and measures each state, with its error and times", async () => {
  const start = performance.now();
  const handle = mount("bad");
  const error = (await failureOf(handle.ready)) as RuntimeError;
  await handle.unmount();
  expect(told()).toEqual([
    ["loading", "load"],
    ["bootstrapping", "bootstrap"],
    ["mounting", "mount"],
    ["unmounting", "unmount"],
    ["failed", "mount"],
  ]);
  expect(new Set(scene.events.map((event) => event.app))).toEqual(new Set(["bad"]));
  expect(scene.events.slice(0, -1).filter((event) => event.error)).toEqual([]);
  expect(scene.events.at(-1)?.error).toBe(error);
  expect(error).toBeInstanceOf(LifecycleError);
  const facts = { code: "LIFECYCLE_FAILED", app: "bad", phase: "mount", url: at("main.js?bad") };
  expect(error).toMatchObject(facts);
  expect(error.cause).toBe((await app("bad")).cause);
  expectClock(scene.events, start);
  expectMeasures(scene.events);
  // States without an end have no measure.
  expect(performance.getEntriesByName("bad failed")).toEqual([]);
});

test("R1.2 R1.3 R7.14 a mount that fails while loading emits and measures each state too", async () => {
  const start = performance.now();
  const handle = mount("gone");
  const error = (await failureOf(handle.ready)) as RuntimeError;
  await handle.unmount();
  expect(told()).toEqual([
    ["loading", "load"],
    ["unmounting", "unmount"],
    ["failed", "load"],
  ]);
  expect(scene.events.at(-1)?.error).toBe(error);
  expect(error).toBeInstanceOf(ChunkLoadError);
  const url = at("gone.js?status=503");
  expect(error).toMatchObject({ code: "CHUNK_LOAD_FAILED", app: "gone", phase: "load", url });
  expect(error).toMatchObject({ type: "error", request: url });
  expect(error).toMatchObject({ status: 503 });
  expectClock(scene.events, start);
  expectMeasures(scene.events);
});

test("R1.2 R7.14 an unknown name is one event", async () => {
  const error = await failureOf(mount("nobody").ready);
  expect(scene.events).toMatchObject([{ app: "nobody", phase: "load", state: "failed", error }]);
  expect(error).toMatchObject({ code: "SUB_APP_NOT_CONFIGURED" });
});

test("R1.2 R1.3 parking and returning are emitted and measured too", async () => {
  const start = performance.now();
  await mount("kept").ready;
  await mount("good").ready;
  await mount("kept").ready;
  const events = scene.events.filter((event) => event.app === "kept");
  expect(events.map(({ state, phase }) => [state, phase])).toEqual([
    ["loading", "load"],
    ["bootstrapping", "bootstrap"],
    ["mounting", "mount"],
    ["mounted", "run"],
    ["parked", "deactivate"],
    ["mounted", "run"],
  ]);
  expectClock(events, start);
  expectMeasures(events);
});

interface Shown {
  names: string[];
  inspect(): MountReport[];
  events: RuntimeEvent[];
}
const shown = () => Reflect.get(window, "__CONSOLE_RUNTIME__") as Shown;
const only = (): MountReport => {
  const [report, ...others] = shown().inspect();
  if (!report || others.length > 0) throw new Error("There is not one mount.");
  return report;
};
/** How many intervals the mount's report counts. */
const intervals = () => only().effects["setInterval"] ?? 0;
const debugging = () => {
  scene = stage(registrations, { debug: true });
};
const noDebug = () => void Reflect.deleteProperty(window, "__CONSOLE_RUNTIME__");

test("R1.8 without debug nothing is on window", async () => {
  await mount("good").ready;
  expect("__CONSOLE_RUNTIME__" in window).toBe(false);
});

test("R1.8 with debug, the timings match the events, and the last one is still running", async () => {
  debugging();
  const handle = mount("good");
  const states = [only().state];
  await handle.ready;
  states.push(only().state);
  expect(states).toEqual(["loading", "mounted"]);
  expect(shown().names).toEqual(["good", "bad", "gone", "kept"]);
  expect(shown().events).toEqual(scene.events);
  // A state's duration is reported by the event that ends it.
  const [, bootstrapping, mounting, mounted] = scene.events;
  const { timings } = only();
  expect(timings).toMatchObject({
    loading: bootstrapping?.duration,
    bootstrapping: mounting?.duration,
    mounting: mounted?.duration,
  });
  expect(timings.loading).toBeGreaterThan(0);
  const so = timings.mounted ?? Number.NaN;
  await expect.poll(() => only().timings.mounted).toBeGreaterThan(so);
  await handle.unmount();
  expect(shown().inspect()).toEqual([]);
  noDebug();
});

test("R1.8 with debug, effects are counted by kind", async () => {
  debugging();
  const handle = mount("good");
  await handle.ready;
  const { begin, end } = await app("good");
  const before = intervals();
  const [one, other] = [begin(), begin()];
  expect(intervals()).toBe(before + 2);
  end(one);
  expect(intervals()).toBe(before + 1);
  end(other);
  expect(intervals()).toBe(before);
  await handle.unmount();
  noDebug();
});

test("R1.8 with debug, the last 200 events are kept", async () => {
  debugging();
  // Six events each.
  for (let round = 0; round < 40; round += 1) {
    const handle = mount("good");
    await handle.ready;
    await handle.unmount();
  }
  expect(scene.events).toHaveLength(240);
  expect(shown().events).toEqual(scene.events.slice(-200));
  noDebug();
});
