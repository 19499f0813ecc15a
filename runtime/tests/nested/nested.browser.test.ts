import { afterEach, beforeEach, expect, test } from "vitest";
import type { Host, MountHandle } from "../../index.ts";
import { failureOf, fixture, registration, services, stage, type Stage } from "../harness.ts";

interface Outer {
  calls: string[];
  nest(name: string, services?: object): MountHandle;
}
let scene: Stage;
let element: HTMLElement;
let handle: MountHandle;
let outer: Outer;

beforeEach(async () => {
  scene = stage([
    registration("outer", fixture("nested/app/outer.html")),
    registration("kept", fixture("nested/app/outer.html"), { keepAlive: true }),
    registration("inner", fixture("nested/app/inner.html")),
  ]);
  element = scene.element();
  handle = scene.runtime.mountSubApp("outer", element, services());
  await handle.ready;
  const url = new URL(fixture("nested/app/outer.js"), location.href).href;
  outer = (await import(/* @vite-ignore */ url)) as Outer;
});
afterEach(async () => {
  await handle.unmount();
  outer.calls.length = 0;
  element.remove();
});

test("R8.8 a sub-app mounts another inside itself, which leaves first", async () => {
  await outer.nest("inner").ready;
  expect(element.textContent).toBe("outerinner in /fixture");
  await handle.unmount();
  expect(outer.calls).toEqual([
    "outer mount",
    "inner mount",
    "inner unmount, in the page",
    "outer unmount",
  ]);
  expect(document.querySelector("[data-sub-app]")).toBeNull();
});

test("R8.8 a nested sub-app can leave separately, and get its own services", async () => {
  const inner = outer.nest("inner", services({ basename: "/inside" }));
  await inner.ready;
  expect(element.textContent).toBe("outerinner in /inside");
  await inner.unmount();
  expect(element.textContent).toBe("outer");
  await handle.unmount();
  expect(outer.calls.filter((call) => call.startsWith("inner unmount"))).toHaveLength(1);
});

test("R15.11 apps mounted inside a parked sub-app pause and leave with it", async () => {
  await handle.unmount();
  outer.calls.length = 0;
  const show = () => scene.runtime.mountSubApp("kept", element, services());
  handle = show();
  await handle.ready;
  await outer.nest("inner").ready;
  const { host } = (await import(
    /* @vite-ignore */ new URL(fixture("nested/app/inner.js"), location.href).href
  )) as { host: Host };
  const ping = () => window.dispatchEvent(new Event("fixture-ping"));
  host.overlayRoot.innerHTML = "<p>pop-up</p>";
  const popUp = host.overlayRoot.firstElementChild as Element;
  ping();
  expect([host.active, popUp.checkVisibility()]).toEqual([true, true]);
  await handle.unmount();
  ping();
  expect([host.active, popUp.checkVisibility()]).toEqual([false, false]);
  handle = show();
  await handle.ready;
  ping();
  expect([host.active, popUp.checkVisibility()]).toEqual([true, true]);
  expect(outer.calls).toEqual([
    "outer mount",
    "inner mount",
    "inner pinged",
    "inner deactivate",
    "inner activate",
    "inner pinged",
  ]);
  await handle.unmount();
  await scene.runtime.discard();
  expect(document.querySelector("[data-sub-app]")).toBeNull();
  ping();
  expect(outer.calls.slice(-2)).toEqual(["inner unmount, in the page", "outer unmount"]);
});

test("R8.8 a failing nested sub-app affects no other", async () => {
  const failure = await failureOf(outer.nest("nobody").ready);
  expect(failure).toMatchObject({ code: "SUB_APP_NOT_CONFIGURED" });
  expect(handle.state).toBe("mounted");
});
