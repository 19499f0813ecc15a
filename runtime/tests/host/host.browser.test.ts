import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { CurrentServices, Host, MountHandle, MountScope } from "../../index.ts";
import {
  fixture,
  registration,
  services,
  stage,
  type Stage,
  type TestServices,
} from "../harness.ts";

const entry = fixture("host/app/index.html");
let app: { host: Host; fired: string[] };
let scene: Stage;
let element: HTMLElement;
let handle: MountHandle<TestServices>;
const onLoading = vi.fn<(loading: boolean) => void>();
const greet = vi.fn<(name: string) => void>();

beforeEach(async () => {
  vi.clearAllMocks();
  scene = stage([registration("guest", entry)]);
  element = scene.element();
  handle = scene.runtime.mountSubApp("guest", element, services({ greet }), { onLoading });
  await handle.ready;
  const url = new URL("main.js", new URL(entry, location.href)).href;
  app = (await import(/* @vite-ignore */ url)) as typeof app;
});
afterEach(async () => {
  await handle.unmount();
  element.remove();
  app.fired.length = 0;
});

test("R10.1 the host is the services plus the runtime's part, replaced after an update", async () => {
  expect(app.host).toMatchObject({ name: "guest", active: true, container: element.firstChild });
  (app.host["greet"] as typeof greet)("guest");
  expect(greet).toHaveBeenCalledWith("guest");
  expect(app.host["basename"]).toBe("/fixture");
  await handle.update(services({ basename: "/other", name: "not mine" }));
  expect(app.host["basename"]).toBe("/other");
  expect(app.host.name).toBe("guest");
});

test("R10.2 setLoading(false) ends the loading view early, and a finished mount ends it always", async () => {
  expect(onLoading.mock.calls).toEqual([[true], [false]]);
  app.host.setLoading(true);
  app.host.setLoading(false);
  expect(onLoading.mock.calls).toEqual([[true], [false], [true], [false]]);
  await handle.unmount();
  app.host.setLoading(true);
  expect(onLoading).toHaveBeenCalledTimes(4);
});

test("R10.3 a host can build what its sub-apps get, and is notified of replaced services", async () => {
  const told: unknown[] = [];
  const createHost = (scope: MountScope, current: CurrentServices<TestServices>) => {
    current.subscribe(() => told.push(current.get().basename));
    return { ...scope, made: current.get().basename };
  };
  scene = stage([registration("guest", entry)], { createHost });
  const other = scene.runtime.mountSubApp("guest", element, services());
  await other.ready;
  expect(app.host["made"]).toBe("/fixture");
  await other.update(services({ basename: "/other" }));
  expect(told).toEqual(["/other"]);
  await other.unmount();
});

test("R10.4 the signal is aborted by leaving, not before", async () => {
  expect(app.host.signal.aborted).toBe(false);
  await handle.unmount();
  expect(app.host.signal.reason).toMatchObject({ name: "AbortError" });
});

test("R6.6 host.effects are undone in reverse, each once, and late ones at once", async () => {
  await expect.poll(() => app.fired).toContain("frame");
  await expect.poll(() => app.fired).toContain("timeout");
  document.dispatchEvent(new Event("fixture-ping"));
  expect(app.fired).toContain("listener");
  await handle.unmount();
  expect(app.fired.filter((name) => name.includes("undo"))).toEqual([
    "early undo",
    "second undo",
    "first undo",
  ]);
  const before = app.fired.length;
  let late = 0;
  app.host.effects.add(() => (late += 1));
  app.host.effects.interval(() => (late += 1), 1);
  expect(late).toBe(1);
  document.dispatchEvent(new Event("fixture-ping"));
  await new Promise((resolve) => requestAnimationFrame(resolve));
  expect([app.fired.length, late]).toEqual([before, 1]);
  expect(app.fired).not.toContain("never");
});

test("R6.7 the runtime doesn't touch history and emits no events of its own", async () => {
  const pops = vi.fn();
  const { length, state } = history;
  const { href } = location;
  addEventListener("popstate", pops);
  await handle.unmount();
  removeEventListener("popstate", pops);
  expect([history.length, history.state, location.href]).toEqual([length, state, href]);
  expect(pops).not.toHaveBeenCalled();
});
