import { afterEach, expect, test, vi } from "vitest";
import type { LegacyProps } from "../../legacy/index.ts";
import type { SubAppRegistration } from "../../types.ts";
import { failureOf, registration, services, stage } from "../harness.ts";
import { at, elements, legacy, page } from "./staged.ts";

/** What the fixture's lifecycles do, for one test. */
const hooks = ["legacyMount", "legacyUnmount", "legacyTimeouts"] as const;
const hook = (own: Partial<Record<(typeof hooks)[number], unknown>>) => {
  Object.assign(page, own);
  return { globalOwnedByHost: (name: string) => hooks.some((hook) => hook === name) };
};
const second = legacy("second", "single-spa-second.html");
const scene = (apps: SubAppRegistration[], own = {}) => {
  const staged = stage(apps, own);
  const mount = (name: string, given = {}) => {
    const place = staged.element();
    elements.push(place);
    const handle = staged.runtime.mountSubApp(name, place, services(given));
    const props = () => {
      const holder = place.querySelector<HTMLElement & { props?: LegacyProps }>("[data-sub-app]");
      return holder?.props as LegacyProps;
    };
    return { handle, place, props };
  };
  return { ...staged, mount };
};
afterEach(() => {
  for (const name of hooks) Reflect.deleteProperty(page, name);
  vi.restoreAllMocks();
});

test("R13.2 an empty list is a lifecycle", async () => {
  const { mount } = scene([legacy("single-spa")], hook({ legacyMount: [] }));
  const { handle } = mount("single-spa");
  await handle.ready;
  await handle.unmount();
});

test("R13.17 a lifecycle over its app's time limit fails if the app says so", async () => {
  const own = hook({
    legacyMount: () => new Promise(() => undefined),
    legacyTimeouts: { mount: { millis: 30, dieOnTimeout: true } },
  });
  const { mount } = scene([legacy("single-spa")], own);
  const error = await failureOf(mount("single-spa").handle.ready);
  expect(error).toMatchObject({ code: "LIFECYCLE_TIMEOUT", phase: "mount", app: "single-spa" });
  expect(String(error)).toContain("within 30 ms");
});

test("R13.17 without dieOnTimeout a late lifecycle only warns and is reported", async () => {
  const warn = vi.spyOn(console, "warn").mockImplementation(() => undefined);
  const report = vi.spyOn(console, "error").mockImplementation(() => undefined);
  const mounted = Promise.withResolvers<void>();
  const own = hook({
    legacyMount: () => mounted.promise,
    legacyTimeouts: { mount: { millis: 40, warningMillis: 10 } },
  });
  const { mount } = scene([legacy("single-spa")], own);
  const { handle } = mount("single-spa");
  const about = expect.stringContaining('"single-spa" has been running mount for');
  await expect.poll(() => warn.mock.calls).toContainEqual([about]);
  await expect.poll(() => report.mock.calls).toContainEqual([about]);
  mounted.resolve();
  await handle.ready;
  await handle.unmount();
});

test("R1.5 unmount() of a legacy sub-app rejects when the app's does", async () => {
  const own = hook({ legacyUnmount: () => Promise.reject(new Error("stays")) });
  const { mount } = scene([legacy("single-spa")], own);
  const { handle, place } = mount("single-spa");
  await handle.ready;
  const error = await failureOf(handle.unmount());
  expect(error).toMatchObject({ phase: "unmount", cause: { message: "stays" } });
  expect([handle.state, place.childNodes.length]).toEqual(["unmounted", 0]);
});

test("R13.21 singleSpa reports the runtime's sub-apps and rejects the host's own calls", async () => {
  const routes = ["single-spa", "second", "other"].map((app) => ({ app, path: `/${app}` }));
  const { mount } = scene([legacy("single-spa"), second, registration("other", at("gone.html"))]);
  const first = mount("single-spa", { routes, basename: "/console/single-spa" });
  await first.handle.ready;
  const { singleSpa } = first.props();
  expect(singleSpa.getAppNames()).toEqual(["single-spa", "second", "other"]);
  expect(singleSpa.getMountedApps()).toEqual(["single-spa"]);
  expect(singleSpa.getAppStatus("single-spa")).toBe(singleSpa.MOUNTED);
  expect(singleSpa.getAppStatus("second")).toBe("NOT_LOADED");
  expect(singleSpa.getAppStatus("nobody")).toBe(null);
  const active = (to: string) => singleSpa.checkActivityFunctions(new URL(to, location.origin));
  expect(active("/console/second/list?a")).toEqual(["second"]);
  expect(active("/console/secondary")).toEqual([]);
  expect(active("/second")).toEqual([]);
  expect(singleSpa.pathToActiveWhen("/users/:id/x")(new URL("/users/7/x/y", location.href))).toBe(
    true,
  );
  expect(singleSpa.pathToActiveWhen("/users", true)(new URL("/users/7", location.href))).toBe(
    false,
  );
  expect(singleSpa.pathToActiveWhen("#/hash")(new URL("/#/hash/1", location.href))).toBe(true);
  expect(singleSpa.pathToActiveWhen("/")(new URL("/any", location.href))).toBe(true);
  expect(await singleSpa.triggerAppChange()).toEqual(["single-spa"]);
  for (const name of ["registerApplication", "start", "unloadApplication"] as const)
    expect(() => (singleSpa as unknown as Record<string, () => void>)[name]?.()).toThrow(
      `singleSpa.${name} is the host's`,
    );
  const other = mount("second");
  await other.handle.ready;
  expect(singleSpa.getMountedApps()).toEqual(["single-spa", "second"]);
  await other.handle.unmount();
  expect(singleSpa.getAppStatus("second")).toBe("NOT_MOUNTED");
  await failureOf(mount("other").handle.ready);
  await expect.poll(() => singleSpa.getAppStatus("other")).toBe("LOAD_ERROR");
  await first.handle.unmount();
});

test("R13.22 navigateToUrl uses the host's navigation, for links and clicks too", async () => {
  const went: unknown[] = [];
  const { mount } = scene([legacy("single-spa")]);
  const { handle, props } = mount("single-spa", { navigate: (to: unknown) => went.push(to) });
  await handle.ready;
  const { navigateToUrl } = props().singleSpa;
  navigateToUrl("/finance?a#b");
  navigateToUrl(`${location.origin}/whole`);
  const link = document.createElement("a");
  link.href = "/from-link";
  navigateToUrl(link);
  const onClick = vi.fn((event: Event) => navigateToUrl(event));
  link.addEventListener("click", onClick);
  const click = new MouseEvent("click", { bubbles: true, cancelable: true });
  link.dispatchEvent(click);
  expect(click.defaultPrevented).toBe(true);
  link.removeEventListener("click", onClick);
  link.href = "/from-handler";
  // oxlint-disable-next-line unicorn/prefer-add-event-listener -- a handler is what apps set
  link.onclick = navigateToUrl;
  link.dispatchEvent(new MouseEvent("click", { cancelable: true }));
  navigateToUrl.call(link);
  expect(went).toEqual([
    "/finance?a#b",
    "/whole",
    "/from-link",
    "/from-link",
    "/from-handler",
    "/from-handler",
  ]);
  const refused = [undefined, {}, "http://[", "javascript:alert(1)", "mailto:a@b", 1, null];
  for (const target of refused)
    expect(() => navigateToUrl(target as string)).toThrow("needs an http(s) address");
  expect(went).toHaveLength(6);
  await handle.unmount();
});

test("R13.22 on the same page navigateToUrl sets only the hash, so hash routers notice", async () => {
  const own = location.href;
  const { mount } = scene([legacy("single-spa")]);
  const { handle, props } = mount("single-spa", { navigate: () => expect.unreachable() });
  await handle.ready;
  const { navigateToUrl } = props().singleSpa;
  for (const to of ["#/one", `${location.pathname}${location.search}#/two`]) {
    const heard = new Promise((resolve) =>
      window.addEventListener("hashchange", () => resolve(location.hash), { once: true }),
    );
    navigateToUrl(to);
    expect(await heard).toBe(new URL(to, own).hash);
  }
  await handle.unmount();
  history.replaceState(null, "", own);
});

test("R13.22 navigateToUrl leaves the page for another origin", async () => {
  const { mount } = scene([legacy("single-spa")]);
  const { handle, props } = mount("single-spa", { navigate: () => expect.unreachable() });
  await handle.ready;
  const { navigation } = window as unknown as { navigation: EventTarget };
  const left = new Promise<string>((resolve) => {
    const hear = (event: Event) => {
      event.preventDefault();
      resolve((event as Event & { destination: { url: string } }).destination.url);
    };
    navigation.addEventListener("navigate", hear, { once: true });
  });
  props().singleSpa.navigateToUrl("https://elsewhere.example/a?b#c");
  expect(await left).toBe("https://elsewhere.example/a?b#c");
  await handle.unmount();
});

test("R13.23 error handlers get errors of all sub-apps until their mount ends", async () => {
  const { mount } = scene([legacy("single-spa"), registration("other", at("gone.html"))]);
  const { handle, props } = mount("single-spa");
  await handle.ready;
  const { addErrorHandler, removeErrorHandler } = props().singleSpa;
  const heard: unknown[] = [];
  const first = ({ appOrParcelName }: { appOrParcelName: string }) => heard.push(appOrParcelName);
  const second = () => heard.push("second");
  addErrorHandler(first);
  addErrorHandler(second);
  expect(removeErrorHandler(second)).toBe(true);
  expect(removeErrorHandler(second)).toBe(false);
  expect(() => addErrorHandler("no" as never)).toThrow("is a function");
  await failureOf(mount("other").handle.ready);
  await expect.poll(() => heard).toEqual(["other"]);
  await handle.unmount();
  await failureOf(mount("other").handle.ready);
  expect(heard).toEqual(["other"]);
});

test("R13.18 single-spa's events are sent from the first foreign sub-app on", async () => {
  const types = [
    "before-app-change",
    "before-routing-event",
    "before-first-mount",
    "before-mount-routing-event",
    "first-mount",
    "app-change",
    "before-no-app-change",
    "no-app-change",
    "routing-event",
  ];
  const heard: [string, Record<string, string>][] = [];
  const hear = ({
    type,
    detail,
  }: Event & { detail?: { newAppStatuses: Record<string, string> } }) =>
    void heard.push([type.replace("single-spa:", ""), detail?.newAppStatuses ?? {}]);
  for (const type of types) window.addEventListener(`single-spa:${type}`, hear);
  const next = () => {
    const told = heard.splice(0);
    return told.map(([type, statuses]) => `${type} ${JSON.stringify(statuses)}`);
  };
  const moves = new Set<() => void>();
  const given = {
    location: {
      get: () => location,
      subscribe(listener: () => void) {
        moves.add(listener);
        return () => void moves.delete(listener);
      },
    },
  };
  const { runtime, mount } = scene([legacy("single-spa"), second]);
  const { handle, place } = mount("single-spa", given);
  await handle.ready;
  const comes = '{"single-spa":"MOUNTED"}';
  expect(next()).toEqual([
    `before-app-change ${comes}`,
    `before-routing-event ${comes}`,
    `before-first-mount ${comes}`,
    `before-mount-routing-event ${comes}`,
    "first-mount {}",
    `app-change ${comes}`,
    `routing-event ${comes}`,
  ]);
  const own = location.href;
  history.replaceState(null, "", "/elsewhere");
  for (const tell of moves) tell();
  await expect.poll(() => heard.length).toBe(4);
  expect(next()).toEqual(
    ["before-no-app-change", "before-routing-event", "no-app-change", "routing-event"].map(
      (type) => `${type} {}`,
    ),
  );
  history.replaceState(null, "", own);
  // Same element: both sub-apps are in one change.
  const change = runtime.mountSubApp("second", place, services());
  await change.ready;
  await handle.unmount();
  const both = '{"single-spa":"NOT_MOUNTED","second":"MOUNTED"}';
  expect(next()).toEqual([
    `before-app-change ${both}`,
    `before-routing-event ${both}`,
    `before-mount-routing-event ${both}`,
    `app-change ${both}`,
    `routing-event ${both}`,
  ]);
  expect(moves.size).toBe(0);
  await change.unmount();
  for (const type of types) window.removeEventListener(`single-spa:${type}`, hear);
});

test("R13.18 a realm's window gets single-spa's events", async () => {
  const { mount } = scene([legacy("single-spa", "single-spa.html", { realm: "iframe" }), second]);
  const { handle, place } = mount("single-spa");
  await handle.ready;
  const heard: string[] = [];
  place
    .querySelector("iframe")
    ?.contentWindow?.addEventListener("single-spa:app-change", (event) => {
      const { detail } = event as CustomEvent<{ appsByNewStatus: { MOUNTED: string[] } }>;
      heard.push(...detail.appsByNewStatus.MOUNTED);
    });
  const other = mount("second");
  await other.handle.ready;
  await expect.poll(() => heard).toContain("second");
  await other.handle.unmount();
  await handle.unmount();
});

test("R13.24 umi's slaves find their address and the others', and how to end the loading view", async () => {
  const { runtime, element } = stage([legacy("single-spa")]);
  const place = element();
  elements.push(place);
  const loading: boolean[] = [];
  const routes = [{ app: "second", path: "/second" }];
  const given = { basename: "/c/single-spa", history: { type: "browser", base: "/c/" }, routes };
  const handle = runtime.mountSubApp("single-spa", place, services({ ...given, extra: 1 }), {
    onLoading: (state) => void loading.push(state),
  });
  hook({ legacyMount: (props: { setLoading(loading: boolean): void }) => props.setLoading(false) });
  await handle.ready;
  expect(loading.slice(0, 2)).toEqual([true, false]);
  const props = () =>
    place.querySelector<HTMLElement & { props?: LegacyProps }>("[data-sub-app]")?.props;
  expect(props()).toMatchObject({
    base: "/c/single-spa",
    history: "browser",
    masterHistoryType: "browser",
    autoSetLoading: true,
    extra: 1,
    __globalRoutesInfo: {
      appNameKeyAlias: "name",
      masterHistoryType: "browser",
      base: "/c",
      microAppRoutes: [{ name: "second", microApp: "second", path: "/second/*" }],
    },
  });
  await handle.unmount();
});

test("R13.24 a slave's history follows the host's inside its part, and the entry stays the host's", async () => {
  const own = location.href;
  history.replaceState(null, "", "/slave/home");
  const moves = new Set<() => void>();
  const tell = (to: string, state: unknown = null) => {
    history.replaceState(state, "", to);
    for (const move of moves) move();
  };
  const went: string[] = [];
  let shown = { pathname: "/slave/home", search: "", hash: "" };
  const slave = {
    get location() {
      return shown;
    },
    replace(to: string) {
      went.push(to);
      const { pathname, search, hash } = new URL(`/slave${to}`, location.origin);
      shown = { pathname, search, hash };
      history.replaceState("slave's", "", `/slave${to}`);
    },
  };
  type Given = { onHistoryInit(made: typeof slave): void };
  const { mount } = scene(
    [legacy("single-spa")],
    hook({ legacyMount: (props: Given) => props.onHistoryInit(slave) }),
  );
  const place = {
    get: () => location,
    subscribe(listener: () => void) {
      moves.add(listener);
      return () => void moves.delete(listener);
    },
  };
  const { handle } = mount("single-spa", { basename: "/slave", location: place });
  await handle.ready;
  tell("/slave/count?a#b", "host's");
  tell("/slave/count?a#b");
  tell("/elsewhere");
  tell("/slave");
  expect(went).toEqual(["/count?a#b", "/"]);
  tell("/slave/nav", "host's");
  expect(history.state).toBe("host's");
  await handle.unmount();
  expect(moves.size).toBe(0);
  history.replaceState(null, "", own);
});
