import type { HostServices, Locale, SubAppHost } from "@console-shell/contract";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { MountHandle } from "../../index.ts";
import { failureOf, fixture, registration, services, stage } from "../harness.ts";

const entry = fixture("host/app/index.html");
let app: { host: SubAppHost; fired: string[] };
let element: HTMLElement;
let handle: MountHandle;
const listeners = new Set<(locale: Locale) => void>();
const onLoading = vi.fn<(loading: boolean) => void>();
const own = {
  locale: {
    get: (): Locale => "zh-CN",
    subscribe(listener: (locale: Locale) => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  },
  navigate: vi.fn<HostServices["navigate"]>(),
  setTitle: vi.fn<HostServices["setTitle"]>(),
  setLoading: vi.fn<HostServices["setLoading"]>(),
  notify: vi.fn<HostServices["notify"]>(),
  request: vi.fn<(...input: unknown[]) => Promise<unknown>>(() => Promise.resolve("answer")),
};
const useHost = (host: SubAppHost) => {
  host.navigate("/finance");
  host.setTitle("Title");
  host.notify({ kind: "info", title: "Notice" });
};

beforeEach(async () => {
  vi.clearAllMocks();
  const scene = stage([registration("guest", entry)]);
  element = scene.element();
  const given = services(own as Partial<HostServices>);
  handle = scene.runtime.mountSubApp("guest", element, given, { onLoading });
  await handle.ready;
  const url = new URL("main.js", new URL(entry, location.href)).href;
  app = (await import(/* @vite-ignore */ url)) as typeof app;
});
afterEach(async () => {
  await handle.unmount();
  element.remove();
  app.fired.length = 0;
});

test("R10.1 the host passes the services on, and new ones after an update", async () => {
  useHost(app.host);
  expect(own.navigate).toHaveBeenCalledWith("/finance", undefined);
  expect(own.setTitle).toHaveBeenCalledWith("Title");
  expect(own.notify).toHaveBeenCalledOnce();
  expect(app.host.locale.get()).toBe("zh-CN");
  expect(app.host.basename).toBe("/fixture");
  await handle.update(services({ basename: "/other" }));
  expect(app.host.basename).toBe("/other");
});

test("R10.2 setLoading(false) ends the loading view early, and being mounted does in any case", () => {
  expect(onLoading.mock.calls).toEqual([[false]]);
  app.host.setLoading(true);
  app.host.setLoading(false);
  expect(onLoading.mock.calls).toEqual([[false], [true], [false]]);
  expect(own.setLoading.mock.calls).toEqual([[true], [false]]);
});

test("R10.3 calls of an app that was left move nothing, and its requests are rejected", async () => {
  await handle.unmount();
  useHost(app.host);
  app.host.setLoading(true);
  expect(own.navigate).not.toHaveBeenCalled();
  expect(own.setTitle).not.toHaveBeenCalled();
  expect(own.notify).not.toHaveBeenCalled();
  expect(own.setLoading).not.toHaveBeenCalled();
  const error = await failureOf(app.host.request("GET /auth/account/info"));
  expect(error).toMatchObject({ name: "AbortError" });
  expect(own.request).not.toHaveBeenCalled();
});

test("R10.4 a request carries a signal that leaving aborts", async () => {
  await app.host.request("GET /auth/account/info");
  const [, , options] = own.request.mock.lastCall as [string, unknown, { signal: AbortSignal }];
  expect(options.signal.aborted).toBe(false);
  await handle.unmount();
  expect(options.signal.aborted).toBe(true);
  expect(app.host.signal.reason).toMatchObject({ name: "AbortError" });
});

test("R10.5 subscriptions end with the mount", async () => {
  expect(listeners.size).toBe(1);
  await handle.unmount();
  expect(listeners.size).toBe(0);
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

test("R6.7 the runtime neither touches history nor tells of a change that nobody made", async () => {
  const pops = vi.fn();
  const { length, state } = history;
  const { href } = location;
  addEventListener("popstate", pops);
  await handle.unmount();
  removeEventListener("popstate", pops);
  expect([history.length, history.state, location.href]).toEqual([length, state, href]);
  expect(pops).not.toHaveBeenCalled();
});
