import { afterEach, beforeEach, expect, test } from "vitest";
import { insideOf, absolute, show, type Page } from "./staged.ts";

const own = location.href;
beforeEach(() => history.replaceState(null, "", "/foreign/list?a#b"));
afterEach(() => history.replaceState(null, "", own));

test("R18.6 micro-app's UMD mode: mount and unmount on its own window, with its event center", async () => {
  const app = show("micro-app.html", { contract: "micro-app" });
  const sent: unknown[] = [];
  app.place.addEventListener("datachange", (event) => sent.push((event as CustomEvent).detail));
  await app.handle.ready;
  const page = insideOf(app);
  const heard = page["heard"] as unknown[];
  expect(page).toMatchObject({ __MICRO_APP_ENVIRONMENT__: true, __MICRO_APP_NAME__: "foreign" });
  expect(heard).toEqual([["mount", "/foreign", absolute(""), "Ada"], ["mounted"]]);
  await app.handle.update({ basename: "/foreign", user: "Bob" });
  await expect.poll(() => heard.at(-1)).toEqual(["data", "Bob"]);
  const { microApp } = page as unknown as {
    microApp: { dispatch(data: object): void; setGlobalData(data: object): void };
  };
  microApp.dispatch({ chosen: 1 });
  microApp.setGlobalData({ count: 2 });
  await expect.poll(() => heard.at(-1)).toEqual(["global", 2]);
  expect(sent).toEqual([{ name: "foreign", data: { chosen: 1 } }]);
  await app.handle.unmount();
  expect(heard.slice(-2)).toEqual([["unmount"], ["window.unmount", true]]);
});

test("R18.6 micro-app's default mode renders at each mount, never before one", async () => {
  const app = show("micro-app-default.html", { contract: "micro-app" });
  await app.handle.ready;
  const text = () => insideOf(app).document.body.innerText;
  expect(text()).toBe("rendered in micro-app");
  const left = new Promise((resolve) =>
    window.addEventListener("default-unmounted", resolve, { once: true }),
  );
  await app.handle.unmount();
  await left;
  const spare = () => document.querySelector<HTMLIFrameElement>("[inert] iframe");
  await expect.poll(spare).not.toBeNull();
  expect(spare()?.contentDocument?.querySelector("#app")?.textContent).toBe("");
  const again = app.mount();
  await again.ready;
  expect(text()).toBe("rendered in micro-app");
  await again.unmount();
});

test("R18.6 a kept-alive sub-app is notified when it is hidden and shown", async () => {
  const app = show("micro-app.html", { contract: "micro-app", keepAlive: true });
  await app.handle.ready;
  const heard = insideOf(app)["heard"] as unknown[];
  await app.handle.unmount();
  await app.mount().ready;
  expect(heard.slice(-3)).toEqual([["afterhidden"], ["beforeshow"], ["aftershow"]]);
});

test("R18.7 wujie's lifecycles, props and bus, at the sub-app's own address; R18.8 its requests go to its own host", async () => {
  const app = show("wujie.html", { contract: "wujie" });
  await app.handle.ready;
  const page = insideOf(app);
  const steps = page["steps"] as string[];
  const folder = new URL(absolute("")).pathname;
  expect(steps).toEqual([`${folder}list`, `mount Ada ${folder}list`]);
  expect([page.location.search, page.location.hash]).toEqual(["?a", "#b"]);
  page.history.pushState(null, "", `${folder}one`);
  expect(location.pathname).toBe("/foreign/one");
  page.history.pushState(null, "", folder);
  expect(location.pathname).toBe("/foreign");
  const plain = show("wujie-plain.html", { contract: "wujie" });
  await plain.handle.ready;
  expect(insideOf(plain).document.body.innerText).toBe("in wujie");
  expect(await insideOf(plain)["request"]).toBe(absolute("shared-pkg.js"));
  expect(steps.at(-1)).toBe("hello plain");
  await plain.handle.unmount();
  await app.handle.unmount();
  expect(steps.at(-1)).toBe("unmount");
  // Even if both bases are equal, its router's home has the slash.
  const basename = folder.slice(0, -1);
  history.replaceState(null, "", basename);
  const same = show("wujie.html", { contract: "wujie" }, { basename });
  await same.handle.ready;
  expect(insideOf(same)["steps"]).toContain(`mount Ada ${folder}`);
  await same.handle.unmount();
});

test("R18.7 wujie's location is the sub-app's own, on another origin", async () => {
  const origin = (await (await fetch("/fixtures/other-origin")).json()) as string;
  const app = show(`${origin}/contracts/app/wujie.html`, { contract: "wujie" });
  await app.handle.ready;
  const { location: child } = insideOf(app)["$wujie"] as { location: Location };
  expect([child.origin, child.host, child.hash]).toEqual([origin, new URL(origin).host, "#b"]);
  expect(String(child)).toBe(`${origin}/contracts/app/list?a#b`);
  const own = () => insideOf(app)["$wujie"] as { location: Location };
  for (const visit of [
    () => (own().location.href = `${origin}/contracts/app/one`),
    () => own().location.assign("two"),
    () => own().location.replace(`${origin}/contracts/app/three`),
    () => (insideOf(app).location.href = `${origin}/contracts/app/four`),
  ]) {
    const before = insideOf(app)["steps"];
    visit();
    const isNew = () => insideOf(app)?.["steps"] !== before && insideOf(app)?.["steps"];
    await expect.poll(isNew).toHaveLength(2);
  }
  expect(location.pathname).toBe("/foreign/four");
  await app.handle.unmount();
});

test("R1.4 R18.6 a failed micro-app mount leaves like any other", async () => {
  const app = show("micro-app-failing.html", { contract: "micro-app" });
  await expect(app.handle.ready).rejects.toThrow(/failed to mount: no mount today$/);
  await app.handle.unmount();
  expect(app.events.filter(({ error }) => error)).toHaveLength(1);
});

type Wujie = { bus: { [name: string]: (...input: unknown[]) => unknown } };

test("R18.9 bus listeners of a left or dropped wujie sub-app end", async () => {
  const calls: unknown[] = [];
  const listen = (name: string) => () => void calls.push(name);
  const app = show("wujie.html", { contract: "wujie" });
  await app.handle.ready;
  const { bus } = insideOf(app)["$wujie"] as Wujie;
  bus["$once"]?.("ping", listen("once"));
  bus["$on"]?.("ping", listen("on"));
  const taken = listen("taken back");
  bus["$once"]?.("ping", taken);
  bus["$off"]?.("ping", taken);
  await app.handle.unmount();
  // A prepared page receives bus events as soon as its scripts run.
  const spare = () => document.querySelector<HTMLIFrameElement>("[inert] iframe");
  await expect.poll(() => spare()?.contentWindow?.["__WUJIE_MOUNT" as "self"]).toBeTruthy();
  const { contentWindow } = spare() as HTMLIFrameElement;
  const ahead = (contentWindow as unknown as Page)["$wujie"] as Wujie;
  ahead.bus["$on"]?.("ping", listen("ahead"));
  await app.runtime.discard();
  const failing = show("wujie.html", { contract: "wujie" });
  await failing.handle.ready;
  (insideOf(failing)["$wujie"] as Wujie).bus["$on"]?.("ping", listen("failing"));
  insideOf(failing)["__WUJIE_UNMOUNT"] = () => Promise.reject(new Error("stays"));
  await expect(failing.handle.unmount()).rejects.toThrow("stays");
  const other = show("wujie.html", { contract: "wujie" });
  await other.handle.ready;
  (insideOf(other)["$wujie"] as Wujie).bus["$emit"]?.("ping");
  expect(calls).toEqual([]);
  await other.handle.unmount();
});

type MicroApp = { [name: string]: (...input: unknown[]) => unknown };
const microAppOf = (app: ReturnType<typeof show>) => insideOf(app)["microApp"] as MicroApp;

test("R18.9 a failing listener or unmount affects no other sub-app, and its listeners end", async () => {
  const told: unknown[] = [];
  const swallow = (event: ErrorEvent) => {
    told.push((event.error as Error).message);
    event.preventDefault();
  };
  window.addEventListener("error", swallow);
  const one = show("micro-app.html", { contract: "micro-app" });
  const two = show("micro-app.html", { contract: "micro-app" });
  await Promise.all([one.handle.ready, two.handle.ready]);
  const heard: unknown[] = [];
  microAppOf(one)["addGlobalDataListener"]?.(() => {
    throw new Error("a listener broke");
  });
  microAppOf(two)["addGlobalDataListener"]?.((data: unknown) => void heard.push(data));
  const round = crypto.randomUUID();
  const done = new Promise((resolve) =>
    microAppOf(two)["setGlobalData"]?.({ round }, () => resolve("done")),
  );
  expect(await done).toBe("done");
  expect(heard).toMatchObject([{ round }]);
  expect(told).toEqual(["a listener broke"]);
  insideOf(one)["onunmount"] = () => {
    throw new Error("onunmount broke");
  };
  await expect(one.handle.unmount()).rejects.toThrow("onunmount broke");
  microAppOf(two)["forceSetGlobalData"]?.({ round });
  await expect.poll(() => heard.length).toBe(2);
  expect(told).toEqual(["a listener broke"]);
  await two.handle.unmount();
  window.removeEventListener("error", swallow);
});
