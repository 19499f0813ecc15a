import type { HostServices, Locale, MountScope, SubAppHost } from "@console-shell/contract";
import { createStore } from "@console-shell/contract/words/live";
import { beforeEach, expect, test, vi } from "vitest";
import { createSubAppHost } from "./sub-app-host.ts";

const here = { pathname: "/finance", search: "", hash: "", state: null, key: "a" };
const servicesOf = (own: Partial<HostServices> = {}): HostServices => ({
  account: createStore({} as ReturnType<HostServices["account"]["get"]>),
  permissions: createStore<ReturnType<HostServices["permissions"]["get"]>>({
    role: "root",
    permissions: [],
  }),
  locale: createStore<Locale>("en-US"),
  theme: createStore<"light" | "dark">("light"),
  density: createStore<"comfortable" | "compact">("comfortable"),
  location: createStore(here),
  appType: "console",
  chunkTimeout: 900,
  history: { type: "browser", base: "/" },
  basename: "/finance",
  request: vi.fn<() => Promise<never>>(() => Promise.resolve("answer" as never)),
  address: (path) => path,
  navigate: vi.fn<HostServices["navigate"]>(),
  setTitle: vi.fn<HostServices["setTitle"]>(),
  notify: vi.fn<HostServices["notify"]>(),
  online: createStore(true),
  holdUnsaved: vi.fn<HostServices["holdUnsaved"]>(() => () => undefined),
  offerEntries: vi.fn<HostServices["offerEntries"]>(() => () => undefined),
  reportFailure: vi.fn<HostServices["reportFailure"]>(() =>
    Promise.resolve({ traceId: undefined, facts: {} }),
  ),
  nearPages: vi.fn<HostServices["nearPages"]>(() => []),
  confirmLeave: vi.fn<HostServices["confirmLeave"]>(() => Promise.resolve(false)),
  ...own,
});

let services: HostServices;
let host: SubAppHost;
let active: boolean;
let end: AbortController;
let undos: (() => void)[];
let told: Set<() => void>;
/** Simulates the runtime replacing the services, or parking or reactivating the sub-app. */
const tell = () => {
  for (const listener of told) listener();
};
const leave = () => {
  end.abort(new DOMException("left", "AbortError"));
  for (const undo of undos) undo();
};

beforeEach(() => {
  services = servicesOf();
  active = true;
  end = new AbortController();
  undos = [];
  told = new Set();
  const scope = {
    name: "finance",
    signal: end.signal,
    get active() {
      return active;
    },
    effects: {
      add(undo: () => void) {
        undos.push(undo);
        return undo;
      },
    },
  } as unknown as MountScope;
  const current = {
    get: () => services,
    subscribe: (listener: () => void) => void told.add(listener),
  };
  host = createSubAppHost(scope, current);
});

test("returning to its last place, a sub-app has the very same address", () => {
  const heard: string[] = [];
  host.location.subscribe(({ pathname }) => heard.push(pathname));
  const left = host.location.get();
  active = false;
  services = servicesOf({ location: createStore({ ...here, pathname: "/management", key: "b" }) });
  tell();
  active = true;
  services = servicesOf({ location: createStore({ ...here, key: "c" }) });
  tell();
  expect(host.location.get()).toBe(left);
  services = servicesOf({ location: createStore({ ...here, search: "?page=2", key: "d" }) });
  tell();
  services = servicesOf({ location: createStore({ ...here, search: "?page=2", state: {} }) });
  tell();
  expect(host.location.get()).toMatchObject({ search: "?page=2", state: {} });
  expect(heard).toEqual(["/finance", "/finance"]);
});

test("services are passed on, including later ones", () => {
  const locales: Locale[] = [];
  host.locale.subscribe((locale) => locales.push(locale));
  const locale = createStore<Locale>("zh-CN");
  services = servicesOf({ locale, basename: "/other" });
  tell();
  expect([host.locale.get(), host.basename]).toEqual(["zh-CN", "/other"]);
  expect(host.history).toEqual({ type: "browser", base: "/" });
  locale.set("en-US");
  expect(locales).toEqual(["zh-CN", "en-US"]);
});

test("calls of a sub-app that was left do nothing, and its requests are rejected", async () => {
  leave();
  host.navigate("/finance");
  host.setTitle("Title");
  host.notify({ kind: "info", title: "Notice" });
  expect(services.navigate).not.toHaveBeenCalled();
  expect(services.setTitle).not.toHaveBeenCalled();
  expect(services.notify).not.toHaveBeenCalled();
  await expect(host.request("GET /auth/account/info")).rejects.toMatchObject({
    name: "AbortError",
  });
  expect(services.request).not.toHaveBeenCalled();
});

test("a request is aborted by leaving, and by its own signal", async () => {
  const own = new AbortController();
  await host.request("GET /auth/account/info");
  await host.request("GET /auth/account/info", undefined, { signal: own.signal });
  const signals = vi
    .mocked(services.request)
    .mock.calls.map((call) => (call[2] as unknown as { signal: AbortSignal }).signal);
  own.abort();
  expect(signals.map(({ aborted }) => aborted)).toEqual([false, true]);
  leave();
  expect(signals.map(({ aborted }) => aborted)).toEqual([true, true]);
});

test("a call of the sub-app's own goes to its backend, through the console", async () => {
  // Declared by a sub-app, and so unknown here.
  const request = host.request as (key: string) => Promise<unknown>;
  await request("GET /vehicles");
  await request("GET /auth/account/info");
  expect(vi.mocked(services.request).mock.calls.map(([key]) => key)).toEqual([
    "GET /-/apps/finance/api/vehicles",
    "GET /auth/account/info",
  ]);
});

test("unsaved changes count until the mount ends, and don't prompt after that", async () => {
  const undo = vi.fn<() => void>();
  services = servicesOf({ holdUnsaved: () => undo });
  host.holdUnsaved();
  expect(await host.confirmLeave()).toBe(false);
  leave();
  expect(undo).toHaveBeenCalledOnce();
  host.holdUnsaved()();
  expect(undo).toHaveBeenCalledOnce();
  expect(await host.confirmLeave()).toBe(true);
});

test("palette actions are offered while the sub-app is shown, until the mount ends", () => {
  const undo = vi.fn<() => void>();
  let asked: () => readonly object[] = () => [];
  services = servicesOf({
    offerEntries(entries) {
      asked = entries;
      return undo;
    },
  });
  const entry = { key: "add", title: "Add", run: () => undefined };
  host.offerEntries(() => [entry]);
  expect(asked()).toEqual([entry]);
  active = false;
  expect(asked()).toEqual([]);
  leave();
  expect(undo).toHaveBeenCalledOnce();
});

test("subscriptions end with the mount", () => {
  const listener = vi.fn<(locale: Locale) => void>();
  const locale = services.locale as ReturnType<typeof createStore<Locale>>;
  host.locale.subscribe(listener);
  locale.set("zh-CN");
  expect(listener).toHaveBeenCalledWith("zh-CN");
  leave();
  locale.set("en-US");
  expect(listener).toHaveBeenCalledOnce();
});

test("a parked sub-app keeps its address and can't navigate; once back, it gets the changes", () => {
  const seen: string[] = [];
  const location = services.location as ReturnType<typeof createStore<typeof here>>;
  const locale = services.locale as ReturnType<typeof createStore<Locale>>;
  host.location.subscribe(({ pathname }) => seen.push(pathname));
  host.locale.subscribe((value) => seen.push(value));
  active = false;
  tell();
  location.set({ ...here, pathname: "/console" });
  locale.set("zh-CN");
  host.navigate("/finance/ledger");
  host.setTitle("Ledger");
  expect(host.location.get().pathname).toBe("/finance");
  expect(seen).toEqual([]);
  expect(services.navigate).not.toHaveBeenCalled();
  expect(services.setTitle).not.toHaveBeenCalled();

  active = true;
  services = servicesOf({
    location: createStore({ ...here, pathname: "/finance/clients" }),
    locale,
  });
  tell();
  expect(seen.toSorted()).toEqual(["/finance/clients", "zh-CN"]);
  // The console has cleared the title, which was set again in the meantime.
  expect(vi.mocked(services.setTitle).mock.calls).toEqual([["Ledger"]]);
  tell();
  expect(services.setTitle).toHaveBeenCalledOnce();
});
