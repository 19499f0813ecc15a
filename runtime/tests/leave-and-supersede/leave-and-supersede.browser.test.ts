import { afterEach, beforeEach, expect, test } from "vitest";
import { failureOf, fixture, registration, seen, services, stage, type Stage } from "../harness.ts";

const folder = "leave-and-supersede/app";
let scene: Stage;
let element: HTMLElement;
const mount = (name: string, signal?: AbortSignal) =>
  scene.runtime.mountSubApp(name, element, services(), { signal });

beforeEach(() => {
  scene = stage([
    registration("quick", fixture(`${folder}/index.html`)),
    registration("hanging-page", fixture(`${folder}/index.html?hang`)),
    registration("hanging-module", fixture(`${folder}/hang.html`)),
    registration("slow", fixture(`${folder}/slow.html`)),
  ]);
  element = scene.element();
});
afterEach(() => element.remove());

test("R8.1 leaving while the page loads aborts the request", async () => {
  const handle = mount("hanging-page");
  const requested = async () =>
    (await seen("leave-and-supersede")).filter(({ url }) => url.endsWith("hang"));
  await expect.poll(async () => (await requested()).length).toBe(1);
  await handle.unmount();
  expect(handle.state).toBe("unmounted");
  expect(await failureOf(handle.ready)).toMatchObject({ name: "AbortError" });
  await expect.poll(async () => (await requested())[0]?.closed).toBe(true);
});

test("R8.2 leaving while modules load runs none of them", async () => {
  const handle = mount("hanging-module");
  const preload = () => document.querySelector('link[href*="main.js?hang"]');
  await expect.poll(preload).not.toBeNull();
  await handle.unmount();
  await expect.poll(preload).toBeNull();
  expect("fixtureEvaluated" in window).toBe(false);
});

test("R8.3 a signal leaves like unmount, even if aborted before", async () => {
  const controller = new AbortController();
  const handle = mount("quick", controller.signal);
  await handle.ready;
  controller.abort();
  await expect.poll(() => handle.state).toBe("unmounted");
  const never = mount("quick", controller.signal);
  expect(await failureOf(never.ready)).toMatchObject({ name: "AbortError" });
  expect(scene.events.filter(({ state }) => state === "loading")).toHaveLength(1);
});

test("R8.4 a second mount into the element supersedes the first at any point", async () => {
  const first = mount("hanging-page");
  const second = mount("quick");
  const third = mount("quick");
  await third.ready;
  expect(element.textContent).toBe("arrived");
  expect([first.state, second.state, third.state]).toEqual(["unmounted", "unmounted", "mounted"]);
  await third.unmount();
});

test("R8.5 an unfinished mount neither blocks the next nor leaves anything behind", async () => {
  const url = new URL(fixture(`${folder}/slow.js`), location.href).href;
  const slow = mount("slow");
  await expect.poll(() => slow.state).toBe("mounting");
  const app = (await import(/* @vite-ignore */ url)) as { calls: string[]; settle(): void };
  const next = mount("quick");
  await next.ready;
  expect(element.textContent).toBe("arrived");
  app.settle();
  await slow.unmount();
  expect(element.textContent).toBe("arrived");
  expect(app.calls).toEqual(["unmount"]);
  await next.unmount();
});

test("R8.6 leaving and returning in one task keeps the load", async () => {
  const folder = "one-task-load";
  const page = fixture(`leave-and-supersede/app/index.html?${folder}`);
  scene = stage([registration("quick", page)]);
  void mount("quick").unmount();
  const handle = mount("quick");
  await handle.ready;
  expect(
    (await seen("leave-and-supersede")).filter(({ url }) => url.endsWith(folder)),
  ).toHaveLength(1);
  await handle.unmount();
});
