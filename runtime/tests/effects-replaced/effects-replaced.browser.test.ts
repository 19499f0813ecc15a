import { afterEach, beforeEach, expect, test } from "vitest";
import { cdp } from "vitest/browser";
import { fixture, registration, services, stage } from "../harness.ts";

interface Page {
  fixtureCalls?: string[];
  fixtureTool?: () => string;
  fixtureCount?: number;
}
const page = window as Page;
const tool = () => "the host's";

// Modules run once per page: one runtime must know all mounts.
const app = (name: string) => registration(name, fixture(`effects-replaced/app/${name}.html`));
const scene = stage([app("a"), app("b"), app("plain")]);
const mount = async (name: string, { runtime, element } = scene) => {
  const handle = runtime.mountSubApp(name, element(), services());
  await handle.ready;
  return handle;
};
/** The wrappers a call goes through, outermost first. */
const through = (call: () => unknown): string[] => {
  page.fixtureCalls = [];
  call();
  return page.fixtureCalls;
};
const wrappers = () => ({
  tool: through(() => page.fixtureTool?.()),
  fetch: through(() => fetch("/fixtures/seen?scenario=none", { keepalive: true })),
  history: through(() => history.replaceState(history.state, "")),
});
const none = { tool: [], fetch: [], history: [] };
const appear = () => window.dispatchEvent(new Event("fixture-appear"));
const appeared = () =>
  Object.keys(window)
    .filter((name) => name.startsWith("fixtureGlobalOf"))
    .toSorted();

beforeEach(() => {
  page.fixtureTool = tool;
  page.fixtureCount = 0;
});
afterEach(() => {
  expect(page.fixtureTool).toBe(tool);
  expect(Object.hasOwn(history, "replaceState")).toBe(false);
  expect(wrappers()).toEqual(none);
  expect(appeared()).toEqual([]);
});

test("R6.15 an app's replaced functions are restored on leave, and those of the load return", async () => {
  for (let round = 0; round < 3; round += 1) {
    const handle = await mount("a");
    expect(wrappers()).toEqual({
      // Each mount wraps what the load has wrapped.
      tool: ["a tool of mount", "a tool"],
      fetch: ["a fetch"],
      history: ["a replaceState"],
    });
    await handle.unmount();
    expect(wrappers()).toEqual(none);
  }
  expect(page.fixtureCount).toBe(1);
});

test("R6.15 each of two active apps gets its own functions, in any order of leaving", async () => {
  const first = await mount("a");
  const second = await mount("b");
  expect(wrappers().fetch).toEqual(["b fetch", "a fetch"]);
  await first.unmount();
  expect(wrappers().fetch).toContain("b fetch");
  await second.unmount();
  expect(wrappers()).toEqual(none);

  // It keeps calling what it wrapped.
  const both = ["b replaceState", "a replaceState"];
  const back = await mount("b");
  expect(wrappers().history).toEqual(both);
  const other = await mount("a");
  // The mounted sub-app's wrapper is still called.
  expect(wrappers().history).toEqual(both);
  await other.unmount();
  expect(wrappers().history).toEqual(both);
  await back.unmount();
});

test("R6.15 constructors and own properties of window are restored", async () => {
  const { XMLHttpRequest: native } = window;
  page.fixtureTool = () => "only window's";
  const handle = await mount("plain");
  expect(window.XMLHttpRequest).not.toBe(native);
  expect(page.fixtureTool()).toBe("the app's");
  await cdp().send("HeapProfiler.collectGarbage");
  await handle.unmount();
  expect(page.fixtureTool()).toBe("only window's");
  await expect.poll(() => window.XMLHttpRequest).toBe(native);
  page.fixtureTool = tool;
});

test("R6.16 a handler below another app's isn't restored without it", async () => {
  const first = await mount("a");
  const second = await mount("b");
  appear();
  expect(window.onlanguagechange).toBeTypeOf("function");
  await first.unmount();
  await second.unmount();
  expect(window.onlanguagechange).toBeNull();
});

test("R6.15 a function that the app itself restores isn't a replacement", async () => {
  const kept = stage([{ ...app("plain"), keepAlive: true }, app("a")]);
  const show = () => mount("plain", kept);
  let handle = await show();
  const mine = () => "the app's, again";
  // Each mount and unmount samples the current value.
  for (const value of [mine, tool, mine, () => "another", mine, tool]) {
    page.fixtureTool = value;
    await handle.unmount();
    handle = await show();
  }
  await handle.unmount();
  page.fixtureTool = tool;
  await kept.runtime.discard();
  expect(page.fixtureTool).toBe(tool);
});

test("R6.15 two apps that alternate never lose the original", async () => {
  const two = { a: await mount("a"), b: await mount("b") };
  for (const name of ["b", "a", "a", "b", "b", "a"] as const) {
    await two[name].unmount();
    two[name] = await mount(name);
  }
  await two.b.unmount();
  two.b = await mount("b");
  await two.a.unmount();
  expect(wrappers().fetch).toContain("b fetch");
  await two.b.unmount();
  expect(wrappers()).toEqual(none);
});

test("R6.3 R6.11 the host's changes while an app is parked stay the host's, and joint handlers pause", async () => {
  const kept = stage(["k", "l"].map((name) => ({ ...app(name), keepAlive: true })));
  const handles = [await mount("k", kept), await mount("l", kept)];
  appear();
  expect(window.onlanguagechange).toBeTypeOf("function");
  for (const handle of handles) await handle.unmount();
  expect(window.onlanguagechange).toBeNull();
  const ofHost = () => "the host's, meanwhile";
  page.fixtureTool = ofHost;
  window.onlanguagechange = ofHost;
  Object.assign(window, { fixtureOfHost: 1 });
  await kept.runtime.discard();
  expect([page.fixtureTool, window.onlanguagechange]).toEqual([ofHost, ofHost]);
  expect("fixtureOfHost" in window).toBe(true);
  Reflect.deleteProperty(window, "fixtureOfHost");
  window.onlanguagechange = null;
  page.fixtureTool = tool;
});

test("R6.16 a global that appears while two apps are active is removed with the last", async () => {
  const first = await mount("a");
  const second = await mount("b");
  appear();
  expect(appeared()).toEqual(["fixtureGlobalOfa", "fixtureGlobalOfb"]);
  await first.unmount();
  expect(appeared()).toEqual(["fixtureGlobalOfa", "fixtureGlobalOfb"]);
  await second.unmount();
  expect(appeared()).toEqual([]);
});

test("R6.5 R6.15 replacements that the host claims stay", async () => {
  const own = stage([app("c")], { globalOwnedByHost: (name) => name === "fixtureTool" });
  const handle = await mount("c", own);
  await handle.unmount();
  expect(wrappers()).toEqual({ ...none, tool: ["c tool of mount", "c tool"] });
  page.fixtureTool = tool;
});
