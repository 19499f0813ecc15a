import { expect, test } from "vitest";
import { fixture, isQuiet, registration, services, stage, type Stage } from "../harness.ts";

interface App {
  calls: { frames: number; pings: number };
  listen: (times: number, listener?: () => void) => void;
  listenWith: (options: AddEventListenerOptions | null) => void;
}

const load = (): Promise<App> => {
  const url = new URL(fixture("effects-callbacks/app/main.js"), location.href);
  return import(/* @vite-ignore */ url.href);
};
const frame = () => new Promise(requestAnimationFrame);
const ping = () => window.dispatchEvent(new Event("fixture-ping"));
const mounted = async (scene: Stage) => {
  const handle = scene.runtime.mountSubApp("app", scene.element(), services());
  await handle.ready;
  return handle;
};
const entry = fixture("effects-callbacks/app/index.html");

test("R6.13 a function restarted repeatedly ends with its app, each time", async () => {
  const scene = stage([registration("app", entry)]);
  const { calls } = await load();
  for (let time = 0; time < 3; time += 1) {
    const handle = await mounted(scene);
    const before = calls.frames;
    await expect.poll(() => calls.frames).toBeGreaterThan(before + 2);
    calls.pings = 0;
    ping();
    expect(calls.pings).toBe(1);
    await handle.unmount();
    // Only the requested frame fires.
    const last = calls.frames + 1;
    ping();
    await frame();
    await frame();
    await frame();
    expect([calls.frames, calls.pings]).toEqual([last, 1]);
  }
});

test("R6.13 a function first started by another is attributed per call", async () => {
  const scene = stage([registration("app", entry)]);
  const { listen } = await load();
  const handle = await mounted(scene);
  let heard = 0;
  const listener = () => void (heard += 1);
  window.addEventListener("fixture-ping", listener);
  window.removeEventListener("fixture-ping", listener);
  listen(2, listener);
  ping();
  expect(heard).toBe(1);
  await handle.unmount();
  ping();
  expect(heard).toBe(1);
});

test("R6.13 effects that the host starts while the function's app is away stay", async () => {
  const scene = stage([registration("app", entry)]);
  const { calls } = await load();
  const first = await mounted(scene);
  let heard = 0;
  const listener = () => void (heard += 1);
  (await load()).listen(2, listener);
  await first.unmount();
  window.addEventListener("fixture-ping", listener);
  await (await mounted(scene)).unmount();
  calls.pings = 0;
  ping();
  expect([heard, calls.pings]).toEqual([1, 0]);
  window.removeEventListener("fixture-ping", listener);
});

test("R6.1 a listener with null options, and one whose first signal is aborted, end with the app", async () => {
  const scene = stage([registration("app", entry)]);
  const { calls, listenWith } = await load();
  const handle = await mounted(scene);
  const own = new AbortController();
  listenWith({ signal: own.signal, capture: true });
  own.abort();
  listenWith({ capture: true });
  listenWith(null);
  calls.pings = 0;
  ping();
  // The null one belongs to its mount.
  expect(calls.pings).toBe(2);
  await handle.unmount();
  ping();
  expect(calls.pings).toBe(2);
});

test("R6.4 an interval of the load, restarted after a long absence, can be cleared by its id", async () => {
  const scene = stage([registration("app", fixture("effects-callbacks/app/ticking.html"))]);
  await (await mounted(scene)).unmount();
  const url = new URL(fixture("effects-callbacks/app/ticking.js"), location.href).href;
  const { seen, stopTicking } = (await import(/* @vite-ignore */ url)) as {
    seen: { ticks: number };
    stopTicking: () => void;
  };
  await expect.poll(isQuiet).toBe(true);
  const handle = await mounted(scene);
  const before = seen.ticks;
  await expect.poll(() => seen.ticks).toBeGreaterThan(before);
  stopTicking();
  const after = seen.ticks;
  let others = 0;
  const other = setInterval(() => (others += 1), 5);
  await expect.poll(() => others).toBeGreaterThan(5);
  clearInterval(other);
  expect(seen.ticks).toBe(after);
  await handle.unmount();
});
