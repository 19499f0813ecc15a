import { afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { fixture, isQuiet, registration, services, stage, type Stage } from "../harness.ts";

type Table = { [name: string]: (hit: () => void) => unknown };
interface Leaky {
  leaks: Table;
  unsigned: Table;
  queries: MediaQueryList[];
  ports: MessagePort[];
  start(table?: Table): void;
  calm(): void;
  alive(): string[];
}
const entry = fixture("leaky-app/app/index.html");
const load = <Module>(url: string): Promise<Module> =>
  import(/* @vite-ignore */ new URL(url, new URL(entry, location.href)).href);
const ofHost = (query = ""): Promise<Leaky> =>
  import(/* @vite-ignore */ `/runtime/tests/leaky-app/app/main.js${query}`);
const watchedNames = [
  "setTimeout",
  "clearTimeout",
  "setInterval",
  "requestAnimationFrame",
  "addEventListener",
  "MutationObserver",
  "BroadcastChannel",
  "fetch",
] as const;
const described = () => [
  watchedNames.map((name) => Object.getOwnPropertyDescriptor(window, name)),
  [document, document.body, document.documentElement, document.body.classList].map((target) =>
    Object.getOwnPropertyNames(target).filter((name) => !/^\d+$/.test(name)),
  ),
];
const baseline = () => ({
  globals: Object.keys(window).length,
  head: document.head.childNodes.length,
  body: document.body.childNodes.length,
  sheets: document.adoptedStyleSheets.length,
  html: document.documentElement.cloneNode(false),
  ownBody: document.body.cloneNode(false),
});
/** Targets that exist once per page, apart from the document. */
const onePerPage = (): (EventTarget | null)[] => [
  visualViewport,
  Reflect.get(window, "screen") as unknown as EventTarget,
  screen.orientation,
  document.fonts,
  cookieStore,
  Reflect.get(navigator, "connection") as EventTarget,
  window.navigation,
  navigator.serviceWorker,
  navigator.mediaDevices,
];
/** Triggers everything that can be triggered from outside. */
const stir = (...apps: Leaky[]) => {
  const ping = () => new Event("fixture-ping", { bubbles: true });
  for (const target of [window, document, document.documentElement, document.body])
    target.dispatchEvent(ping());
  for (const target of onePerPage()) target?.dispatchEvent(ping());
  for (const { queries, ports } of apps) {
    for (const query of queries) query.dispatchEvent(new Event("change"));
    for (const port of ports) port.postMessage("ping");
  }
  window.dispatchEvent(new Event("languagechange"));
  window.dispatchEvent(new StorageEvent("storage"));
  document.dispatchEvent(new Event("selectionchange"));
  document.documentElement.dispatchEvent(new Event("pointerenter"));
  document.body.dispatchEvent(new Event("pointerleave"));
  visualViewport?.dispatchEvent(new Event("scrollend"));
  screen.orientation.dispatchEvent(new Event("change"));
  (Reflect.get(window, "screen") as unknown as EventTarget).dispatchEvent(new Event("change"));
  probe.style.display = probe.style.display === "none" ? "block" : "none";
  performance.mark("fixture");
  const other = new BroadcastChannel("fixture");
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has none
  other.postMessage("ping");
  other.close();
};

const probe = document.createElement("div");
probe.id = "fixture-probe";
probe.style.height = "10px";
/** The same leaks by the host: they show that each one is detected if it exists. */
let control: Leaky;
let all: string[];
let scene: Stage;
let element: HTMLElement;
const native = described();

const isAlive = async (app: Leaky, names: string[], ...others: Leaky[]) => {
  for (const one of [app, ...others]) one.calm();
  await expect
    .poll(() => {
      stir(app, ...others);
      const alive = app.alive();
      return names.filter((name) => !alive.includes(name));
    })
    .toEqual([]);
};
/** What of an app still works, once all of the host's has been seen working. */
const leftOf = async (...apps: Leaky[]): Promise<string[]> => {
  // Effects that end within a frame have ended after the first round.
  for (let round = 0; round < 2; round += 1) await isAlive(control, all, ...apps);
  return apps.flatMap((app) => app.alive());
};
const enter = async (name: string) => {
  const handle = scene.runtime.mountSubApp(name, element, services());
  await handle.ready;
  return handle;
};
const patchesOff = () => expect.poll(isQuiet).toBe(true);

beforeAll(async () => {
  document.body.append(probe);
  control = await ofHost();
  all = Object.keys({ ...control.leaks, ...control.unsigned }).filter(
    (name) => name !== "a sheet of head",
  );
  control.start();
});
beforeEach(() => {
  scene = stage([
    registration("leaky", entry),
    ...["again", "one", "two", "load"].map((name) =>
      registration(name, entry.replace("index", name)),
    ),
  ]);
  element = scene.element();
});
afterEach(async () => {
  element.remove();
  await scene.runtime.dispose();
  expect(described()).toEqual(native);
});

test("R6.1 R6.9 after 20 mounts of a leaking app nothing is left", async () => {
  const before = baseline();
  for (let round = 0; round < 20; round += 1) await (await enter("leaky")).unmount();
  expect(baseline()).toEqual(before);
  const app = await load<Leaky>("main.js");
  // On a busy machine, a background task that has begun may wait for seconds.
  await expect.poll(() => leftOf(app)).toEqual([]);
  await patchesOff();
  expect(await leftOf(app)).toEqual([]);
});

test("R6.2 while mounted all effects work, started at once, after an await or in a callback", async () => {
  for (let round = 0; round < 3; round += 1) {
    const handle = await enter("again");
    const app = await load<Leaky>("main.js?again");
    await isAlive(app, all);
    await handle.unmount();
    expect(await leftOf(app)).toEqual([]);
  }
});

test("R6.1 R6.2 two leaking apps work at once, and each leave removes one app's effects", async () => {
  const apps = [
    await load<Leaky>("main.js?one-of-two"),
    await load<Leaky>("main.js?two-of-two"),
  ] as const;
  const mine = Object.keys(control.leaks).filter((name) => name !== "a sheet of head");
  const one = await enter("one");
  const place = scene.element();
  const two = scene.runtime.mountSubApp("two", place, services());
  await two.ready;
  for (const app of apps) await isAlive(app, mine);
  await one.unmount();
  expect(await leftOf(apps[0])).toEqual([]);
  await isAlive(apps[1], mine);
  await two.unmount();
  place.remove();
  expect(await leftOf(...apps)).toEqual([]);
});

test("R6.3 the host's use of the same globals isn't undone", async () => {
  const handle = await enter("leaky");
  const host: Leaky = await ofHost("?host");
  host.start(host.leaks);
  const node = document.body.appendChild(document.createElement("u"));
  const style = document.head.appendChild(document.createElement("style"));
  document.documentElement.lang = "zh";
  document.body.classList.add("of-host");
  document.body.style.overflow = "clip";
  await handle.unmount();
  expect([node.isConnected, style.isConnected]).toEqual([true, true]);
  expect(document.documentElement.lang).toBe("zh");
  expect(document.body.className).toContain("of-host");
  expect(document.body.style.overflow).toBe("clip");
  await isAlive(
    host,
    Object.keys(host.leaks).filter((name) => name !== "a sheet of head"),
  );
  node.remove();
  style.remove();
});

test("R6.4 effects of the load, which runs once per page, return with a remount", async () => {
  const first = await enter("load");
  const { ticks } = await load<{ ticks: { [name: string]: number } }>("load.js");
  const present = () => {
    const before = ticks["listener"] ?? 0;
    window.dispatchEvent(new Event("fixture-ping"));
    return [
      (ticks["listener"] ?? 0) - before,
      "leakyOfLoad" in window,
      document.body.classList.contains("leaky-of-load"),
      ticks["once"],
      ticks["stopped"],
    ];
  };
  const runs = async () => {
    const before = ticks["interval"];
    await expect.poll(() => ticks["interval"]).toBeGreaterThan(before ?? 0);
  };
  for (let round = 0; round < 3; round += 1) {
    const handle = round === 0 ? first : await enter("load");
    expect([round, ...present()]).toEqual([round, 1, true, true, 1, 0]);
    await runs();
    await handle.unmount();
    expect(present()).toEqual([0, false, false, 1, 0]);
  }
});

test("R6.5 an element that the host claims stays", async () => {
  const before = document.head.childElementCount;
  const ownedByHost = (node: Node) => node instanceof HTMLStyleElement;
  scene = stage([registration("leaky", entry)], { ownedByHost });
  await (await enter("leaky")).unmount();
  const kept = [...document.head.children].slice(before);
  expect(kept.map(({ tagName }) => tagName)).toEqual(["STYLE"]);
  for (const node of kept) node.remove();
});

test("R6.8 the patches work only while an app is active, and are removed with the runtime", async () => {
  const { MutationObserver } = window;
  const describeTimer = () => Object.getOwnPropertyDescriptor(window, "setTimeout");
  const isObserver = () => new window.MutationObserver(() => undefined) instanceof MutationObserver;
  const handle = await enter("leaky");
  const patched = describeTimer();
  expect(described()).not.toEqual(native);
  expect(isObserver()).toBe(true);
  expect(await isQuiet()).toBe(false);
  await handle.unmount();
  await patchesOff();
  expect(isObserver()).toBe(true);
  await (await enter("leaky")).unmount();
  expect(describeTimer()).toEqual(patched);
  await scene.runtime.dispose();
  expect(described()).toEqual(native);
  expect(isObserver()).toBe(true);
});

test("R6.8 effects started without patches can be ended with them, and vice versa", async () => {
  await (await enter("leaky")).unmount();
  await patchesOff();
  let pings = 0;
  const listener = () => void (pings += 1);
  const ping = () => window.dispatchEvent(new Event("fixture-ping"));
  window.addEventListener("fixture-ping", listener);
  const ticks = setInterval(listener, 5);
  const handle = await enter("leaky");
  window.removeEventListener("fixture-ping", listener);
  clearInterval(ticks);
  const before = pings;
  ping();
  expect(pings).toBe(before);
  window.addEventListener("fixture-ping", listener);
  const patchedTicks = setInterval(listener, 5);
  await handle.unmount();
  await patchesOff();
  window.removeEventListener("fixture-ping", listener);
  clearInterval(patchedTicks);
  const after = pings;
  ping();
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(pings).toBe(after);
});

test("R6.8 the host's patches over the runtime's stay, and a sub-app's calls are still attributed", async () => {
  await (await enter("leaky")).unmount();
  await patchesOff();
  const below = window.setInterval.bind(window);
  const calls: unknown[] = [];
  const ofHost = (...input: Parameters<typeof below>) => {
    calls.push(input);
    return below(...input);
  };
  Object.assign(window, { setInterval: ofHost });
  for (let round = 1; round <= 2; round += 1) {
    const handle = await enter("again");
    const app = await load<Leaky>("main.js?again");
    await isAlive(app, all);
    await handle.unmount();
    await patchesOff();
    expect(window.setInterval).toBe(ofHost);
    expect(await leftOf(app)).toEqual([]);
  }
  expect(calls).not.toEqual([]);
  await scene.runtime.dispose();
  expect(window.setInterval).toBe(ofHost);
  Object.defineProperty(
    window,
    "setInterval",
    native[0]![watchedNames.indexOf("setInterval")] as PropertyDescriptor,
  );
});

test("R6.8 the same holds when several runtimes patch over each other", async () => {
  const [first, handles] = [scene, [await enter("leaky")]];
  scene = stage([registration("again", entry.replace("index", "again"))]);
  handles.push(await enter("again"));
  for (const handle of handles) await handle.unmount();
  await first.runtime.dispose();
});
