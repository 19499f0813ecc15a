import { afterEach, expect, test } from "vitest";
import type { SubAppRegistration } from "../../index.ts";
import { fixture, isQuiet, registration, services, stage, type Stage } from "../harness.ts";

interface App {
  fired: { [name: string]: number };
  cancel: () => void;
}
type Ask = [name: string, ...input: unknown[]];

const native = window.setTimeout;
let query = "";
let turn = 0;
let scene: Stage;
/** Each test gets its own module: its flags last as long as the page. */
const staged = (own: Partial<SubAppRegistration> = {}) => {
  turn += 1;
  query = `?${turn}`;
  scene = stage([
    registration("app", "", {
      entry: `${fixture("effects-one-shots/app/index.html")}${query}`,
      release: { entry: `main.js${query}`, modules: [`main.js${query}`], styles: [] },
      ...own,
    }),
  ]);
  const place = scene.element();
  const mount = async (...asks: Ask[]) => {
    const handle = scene.runtime.mountSubApp("app", place, services({ asks }));
    await handle.ready;
    return handle;
  };
  const visit = async (...asks: Ask[]) => (await mount(...asks)).unmount();
  return { ...scene, mount, visit };
};
const app = (): Promise<App> => {
  const url = new URL(fixture(`effects-one-shots/app/main.js${query}`), location.href);
  return import(/* @vite-ignore */ url.href);
};
const patchesOff = () => expect.poll(isQuiet, { timeout: 9000 }).toBe(true);
const all: Ask[] = [["frame"], ["timeout"], ["idle"], ["task"]];
const each = (times: number) => Object.fromEntries(all.map(([name]) => [name, times]));

afterEach(async () => {
  await scene.runtime.dispose();
  expect(window.setTimeout).toBe(native);
});

test("R6.17 one-shots fire after the leave, so each mount can request them again", async () => {
  const { visit, events } = staged();
  for (let mounts = 1; mounts <= 3; mounts += 1) {
    await visit(...all);
    const { fired } = await app();
    await expect.poll(() => fired).toEqual(each(mounts));
    await patchesOff();
    expect(fired).toEqual(each(mounts));
  }
  expect(events.filter(({ error }) => error !== undefined)).toEqual([]);
});

test("R6.17 one-shots pending at a remount fire in the new mount, and the effects they start work", async () => {
  const { mount, visit, events } = staged();
  for (let mounts = 0; mounts < 20; mounts += 1) await visit(...all);
  const handle = await mount(...all);
  const { fired } = await app();
  const errors = () => events.filter(({ error }) => error !== undefined);
  await expect
    .poll(() => ({ fired: Object.keys(fired).toSorted(), errors: errors() }))
    .toEqual({ fired: all.map(([name]) => name).toSorted(), errors: [] });
  await handle.unmount();
  await visit(["chain"]);
  const again = await mount();
  await expect.poll(() => fired["chain"]).toBeGreaterThan(3);
  await expect.poll(() => fired["next frame"]).toBeGreaterThan(0);
  await again.unmount();
});

test("R6.9 R6.17 effects that one-shots start end, and so do intervals", async () => {
  const { visit } = staged();
  await visit(["chain"]);
  const { fired } = await app();
  const before = fired["interval"] ?? 0;
  await expect.poll(() => fired["chain"]).toBe(1);
  await patchesOff();
  expect(fired).toEqual({ chain: 1, ...(before > 0 && { interval: before }) });
});

test("R6.19 one-shots' changes to the page are undone, and they can't navigate", async () => {
  const { visit } = staged();
  const seen = () => [
    document.documentElement.outerHTML.match(/late-|late"/g),
    document.title,
    location.hash,
    document.documentElement.lang,
    "lateGlobal" in window,
    window.onlanguagechange,
    document.adoptedStyleSheets.length,
  ];
  document.body.classList.add("of-host");
  const before = seen();
  await visit(["page"]);
  const { fired } = await app();
  await expect.poll(() => fired["page"]).toBe(1);
  window.dispatchEvent(new Event("fixture-ping"));
  await patchesOff();
  window.dispatchEvent(new Event("fixture-ping"));
  window.dispatchEvent(new Event("languagechange"));
  expect(fired).toEqual({ page: 1 });
  expect(seen()).toEqual(before);
  document.body.classList.remove("of-host");
});

test("R6.20 one-shots' errors are reported as the sub-app's", async () => {
  const { visit, events } = staged();
  const uncaught: unknown[] = [];
  const hear = (event: Event) => void uncaught.push(event);
  window.addEventListener("error", hear);
  window.addEventListener("unhandledrejection", hear);
  await visit(["throwing"]);
  const told = () => events.flatMap(({ error }) => (error ? [error] : []));
  await expect.poll(() => told().length).toBe(2);
  const facts = { name: "LifecycleError", code: "LIFECYCLE_FAILED", app: "app", phase: "run" };
  expect(told()).toMatchObject([
    { ...facts, cause: { message: "Too late." } },
    { ...facts, cause: { message: "Later still." } },
  ]);
  await patchesOff();
  expect(uncaught).toEqual([]);
  window.removeEventListener("error", hear);
  window.removeEventListener("unhandledrejection", hear);
});

test("R6.18 one-shots due later fire soon, those due in more than a minute never @full", async () => {
  const { visit, mount } = staged();
  await visit(["late", 50_000]);
  const { fired } = await app();
  await expect.poll(() => fired, { timeout: 9000 }).toEqual({ late: 1 });
  // If the sub-app returns in time, it fires when it was due.
  await visit(["late", 20_000]);
  const handle = await mount();
  const start = performance.now();
  while (performance.now() < start + 5200) await new Promise((resolve) => native(resolve, 50));
  expect(fired).toEqual({ late: 1 });
  await handle.unmount();
  await visit(["far"]);
  await patchesOff();
  expect(fired).toEqual({ late: 2 });
});

test("R6.11 R6.17 a frame request of a parked app fires once the app is discarded", async () => {
  const { visit, runtime } = staged({ keepAlive: true });
  await visit(["frame"]);
  const { fired } = await app();
  await new Promise(requestAnimationFrame);
  await new Promise(requestAnimationFrame);
  expect(fired).toEqual({});
  await runtime.discard();
  await expect.poll(() => fired).toEqual({ frame: 1 });
});

test("R6.17 disposing a runtime fires one-shots at once and leaves no patches", async () => {
  const { mount, runtime } = staged();
  await mount(["frame"], ["timeout"], ["idle"], ["page"]);
  const { fired } = await app();
  const { title } = document;
  await runtime.dispose();
  expect(fired).toMatchObject({ frame: 1, timeout: 1, idle: 1 });
  expect(window.setTimeout).toBe(native);
  expect(document.querySelector("late-page")).toBeNull();
  expect(document.title).toBe(title);
  await new Promise((resolve) => native(resolve, 150));
  expect(fired).toMatchObject({ frame: 1, timeout: 1, idle: 1 });
});

test("R6.8 R6.18 neither cancelation after the leave nor a page that is never idle keeps the patches on", async () => {
  const idle = window.requestIdleCallback;
  window.requestIdleCallback = () => 1;
  const { visit } = staged();
  await visit(["cancelled"], ["idle"]);
  const { cancel, fired } = await app();
  // The patches stay on for pending one-shots, even if nothing else is left.
  await new Promise((resolve) => native(resolve, 200));
  expect(await isQuiet()).toBe(false);
  cancel();
  await patchesOff();
  expect(fired).toEqual({ idle: 1 });
  window.requestIdleCallback = idle;
});

test("R6.2 R6.17 a timer's function has the window as `this`, during and after the mount", async () => {
  const { mount, visit } = staged();
  const handle = await mount(["self"]);
  const { fired } = await app();
  await expect.poll(() => fired).toEqual({ self: 1 });
  await handle.unmount();
  await visit(["self"]);
  await expect.poll(() => fired).toEqual({ self: 2 });
});
