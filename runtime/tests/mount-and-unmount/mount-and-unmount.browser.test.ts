import { afterEach, beforeEach, expect, test } from "vitest";
import { fixture, registration, seen, services, stage, type Stage } from "../harness.ts";

const entry = fixture("mount-and-unmount/app/index.html");
interface App {
  calls: unknown[][];
}
const app = (): Promise<App> =>
  import(/* @vite-ignore */ new URL("main.js", new URL(entry, location.href)).href);
let scene: Stage;
let element: HTMLElement;

beforeEach(async () => {
  scene = stage([registration("greeter", entry)]);
  element = scene.element();
  (await app()).calls.length = 0;
});
afterEach(async () => {
  element.remove();
  await scene.runtime.dispose();
});

test("R1.1 R4.1 goes through every state in order and runs bootstrap, mount and unmount", async () => {
  const handle = scene.runtime.mountSubApp("greeter", element, services());
  await handle.ready;
  expect(element.textContent).toBe("Hello from the fixture");
  await handle.unmount();
  expect(scene.events.map(({ state }) => state)).toEqual([
    "loading",
    "bootstrapping",
    "mounting",
    "mounted",
    "unmounting",
    "unmounted",
  ]);
  expect((await app()).calls).toEqual([
    ["bootstrap", "greeter", false],
    ["mount", "greeter", false],
    ["unmount", "greeter", true],
    ["attached", true],
  ]);
});

test("R1.2 every event carries name, phase, clock and duration", async () => {
  const handle = scene.runtime.mountSubApp("greeter", element, services());
  await handle.ready;
  await handle.unmount();
  for (const event of scene.events) {
    expect(event.app).toBe("greeter");
    expect(event.duration).toBeGreaterThanOrEqual(0);
    expect(event.at).toBeLessThanOrEqual(performance.now());
  }
  expect(scene.events.map(({ phase }) => phase)).toEqual([
    "load",
    "bootstrap",
    "mount",
    "run",
    "unmount",
    "unmount",
  ]);
});

test("R1.3 measures each state for the browser's profiler, keeping only the last of a name", async () => {
  for (let round = 0; round < 2; round += 1) {
    const handle = scene.runtime.mountSubApp("greeter", element, services());
    await handle.ready;
    await handle.unmount();
  }
  for (const state of ["loading", "bootstrapping", "mounting", "mounted", "unmounting"])
    expect(performance.getEntriesByName(`greeter ${state}`)).toHaveLength(1);
});

test("R1.8 shows developers the mounts and last events, if the host wants it", async () => {
  interface Shown {
    names: string[];
    inspect(): unknown[];
    events: unknown[];
  }
  expect("__CONSOLE_RUNTIME__" in window).toBe(false);
  scene = stage([registration("greeter", entry)], { debug: true });
  const handle = scene.runtime.mountSubApp("greeter", element, services());
  await handle.ready;
  const shown = Reflect.get(window, "__CONSOLE_RUNTIME__") as Shown;
  expect(shown.names).toEqual(["greeter"]);
  expect(shown.inspect()).toMatchObject([{ name: "greeter", state: "mounted" }]);
  expect(shown.events).toEqual(scene.events);
  await handle.unmount();
  expect(shown.inspect()).toEqual([]);
  Reflect.deleteProperty(window, "__CONSOLE_RUNTIME__");
});

test("R4.2 bootstraps once, and a remount requests nothing", async () => {
  await scene.runtime.mountSubApp("greeter", element, services()).ready;
  const before = (await seen("mount-and-unmount")).length;
  await scene.runtime.mountSubApp("greeter", element, services()).ready;
  expect(await seen("mount-and-unmount")).toHaveLength(before);
  expect((await app()).calls.filter(([name]) => name === "bootstrap")).toHaveLength(1);
  await scene.runtime.mountSubApp("greeter", element, services()).unmount();
});

test("R5.1 gives the app a container in the element and an overlay root at the end of body", async () => {
  const handle = scene.runtime.mountSubApp("greeter", element, services());
  await handle.ready;
  const [container] = element.children;
  expect(container?.getAttribute("data-sub-app")).toBe("greeter");
  const overlay = document.querySelector('[data-sub-app="greeter"][data-overlay]');
  expect(overlay?.parentNode).toBe(document.body);
  const colors = [container, overlay].map((root) => {
    const paragraph = root?.querySelector("p");
    return paragraph && getComputedStyle(paragraph).color;
  });
  expect(colors).toEqual(["rgb(1, 2, 3)", "rgb(1, 2, 3)"]);
  await handle.unmount();
  expect(element.childNodes).toHaveLength(0);
  expect(document.querySelector("[data-sub-app]")).toBeNull();
});

test("R5.1 R1.9 a host that is a guest itself keeps overlay roots in its own element, and leaves nothing", async () => {
  // This test's runtime isn't needed here: it would patch the globals in its first idle moment.
  await scene.runtime.dispose();
  const own = (target: object, key: string) => Object.getOwnPropertyDescriptor(target, key);
  const globals = () => [own(window, "setTimeout"), own(document.body, "append")];
  const before = globals();
  const overlayParent = document.body.appendChild(document.createElement("div"));
  const { runtime } = stage([registration("greeter", entry, { keepAlive: true })], {
    overlayParent,
    debug: true,
  });
  const handle = runtime.mountSubApp("greeter", element, services());
  await handle.ready;
  const overlay = document.querySelector('[data-sub-app="greeter"][data-overlay]');
  expect(overlay?.parentNode).toBe(overlayParent);
  expect(globals()).not.toEqual(before);
  await handle.unmount();
  expect(handle.state).toBe("parked");
  await runtime.dispose();
  expect(globals()).toEqual(before);
  expect(overlayParent.childNodes).toHaveLength(0);
  expect((await app()).calls.at(-2)?.[0]).toBe("unmount");
  expect("__CONSOLE_RUNTIME__" in window).toBe(false);
  overlayParent.remove();
});

test("R4.3 passes new services to update", async () => {
  const handle = scene.runtime.mountSubApp("greeter", element, services());
  await handle.update(services({ basename: "/other" }));
  expect((await app()).calls.at(-1)?.[0]).toBe("update");
  await handle.unmount();
});

test("R4.6 leaving calls the app's unmount after the caller's stack has ended", async () => {
  const handle = scene.runtime.mountSubApp("greeter", element, services());
  await handle.ready;
  const { calls } = await app();
  const left = handle.unmount();
  expect(handle.state).toBe("unmounting");
  expect(calls.at(-1)?.[0]).toBe("mount");
  await left;
  expect(calls.at(-2)?.[0]).toBe("unmount");
});

test("R4.4 unmount may be called any number of times", async () => {
  const handle = scene.runtime.mountSubApp("greeter", element, services());
  await handle.ready;
  expect(handle.unmount()).toBe(handle.unmount());
  await handle.unmount();
  expect((await app()).calls.filter(([name]) => name === "unmount")).toHaveLength(1);
});
