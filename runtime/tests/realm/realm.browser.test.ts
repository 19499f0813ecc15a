import { afterEach, beforeEach, expect, test } from "vitest";
import type { DebugEvent } from "../../debug.ts";
import type { MountHandle, RuntimeOptions, SubAppRegistration } from "../../types.ts";
import { initGlobalState } from "../../legacy/index.ts";
import { failureOf, fixture, registration, services, stage, type Stage } from "../harness.ts";

type Page = Window & typeof globalThis & { [name: string]: unknown };
interface App {
  loaded: Record<string, unknown>;
  state: {
    steps: string[];
    popstates: unknown[];
    ticks: number;
    props: Record<string, unknown> & { container: HTMLElement };
  };
}
const at = (file: string) => fixture(`realm/app/${file}`);
const absolute = (file: string) => new URL(at(file), location.href).href;
const own = location.href;
let scene: Stage;
let place: HTMLElement;
const show = (
  file: string,
  app: Partial<SubAppRegistration> = {},
  given: Record<string, unknown> = {},
  options: Partial<RuntimeOptions> = {},
): MountHandle => {
  scene = stage(
    [registration("realm-app", at(file), { realm: "iframe", legacy: true, ...app })],
    options,
  );
  place = scene.element();
  return scene.runtime.mountSubApp("realm-app", place, services(given));
};
const frame = () => place.querySelector("iframe") as HTMLIFrameElement;
const inside = () => frame().contentWindow as Page;
const app = () => inside()["realm-app"] as App;
/** A console's router: one location, reported to listeners. */
const router = () => {
  const listeners = new Set<() => void>();
  const history: { to: string; state: unknown }[] = [{ to: "/fixture/", state: null }];
  const tell = () => {
    for (const listener of listeners) listener();
  };
  const get = () => {
    const { to, state } = history.at(-1) ?? { to: "", state: null };
    const { pathname, search, hash } = new URL(to, location.origin);
    return { pathname, search, hash, state, key: "" };
  };
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  };
  return {
    history,
    listeners,
    services: {
      basename: "/fixture",
      location: { get, subscribe },
      navigate(to: string | number, options: { replace?: boolean; state?: unknown } = {}) {
        if (options.replace) history.pop();
        history.push({ to: String(to), state: options.state });
        tell();
      },
    },
    back: () => {
      history.pop();
      tell();
    },
  };
};

beforeEach(() => history.replaceState(null, "", "/fixture/"));
afterEach(async () => {
  await scene.runtime.discard();
  place.remove();
  history.replaceState(null, "", own);
});

test("R14.1 a legacy sub-app runs in its own page, which is removed with it", async () => {
  const handle = show("umd.html");
  await handle.ready;
  const { state, loaded } = app();
  expect(loaded).toMatchObject({
    script: absolute("umd.js"),
    powered: true,
    publicPath: absolute(""),
    address: location.href,
    readyState: "loading",
  });
  expect(state.steps).toEqual(["bootstrap", "mount"]);
  expect(state.props.container.ownerDocument).toBe(frame().contentDocument);
  expect(inside().document.body.innerText).toContain("in a realm");
  expect("$" in window || "ofRealm" in []).toBe(false);
  expect("__POWERED_BY_QIANKUN__" in window).toBe(false);
  await expect.poll(() => state.ticks).toBeGreaterThan(2);
  await handle.unmount();
  expect(state.steps.at(-1)).toBe("unmount true");
  expect(place.querySelector("iframe")).toBeNull();
  const { ticks } = state;
  for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
  expect(state.ticks).toBe(ticks);
});

test("R14.1 each mount has a new realm", async () => {
  const first = show("umd.html");
  await first.ready;
  const { state } = app();
  await first.unmount();
  const second = scene.runtime.mountSubApp("realm-app", place, services());
  await second.ready;
  expect(app().state).not.toBe(state);
  expect(app().state.steps).toEqual(["bootstrap", "mount"]);
  await second.update(services({ basename: "/new" }));
  expect(app().state.steps.at(-1)).toBe("update /new");
  await second.unmount();
});

test("R14.1 a kept-alive realm is the same page when shown again", async () => {
  const first = show("umd.html", { keepAlive: true });
  await first.ready;
  const { state } = app();
  await first.unmount();
  expect(first.state).toBe("parked");
  const second = scene.runtime.mountSubApp("realm-app", place, services());
  await second.ready;
  expect(app().state).toBe(state);
  expect(state.steps).toEqual(["bootstrap", "mount"]);
  await second.unmount();
  await scene.runtime.discard();
  expect(state.steps.at(-1)).toBe("unmount true");
  expect(place.querySelector("iframe")).toBeNull();
});

test("R14.2 a module runs in the frame, with the host's import map and native styles", async () => {
  const map = document.createElement("script");
  map.type = "importmap";
  map.textContent = JSON.stringify({ imports: { "realm-shared": at("shared.js") } });
  document.head.append(map);
  const handle = show("module.html", { legacy: false });
  await handle.ready;
  map.remove();
  const page = inside();
  const text = page.document.querySelector("p");
  expect(text?.textContent).toBe("a part and a lazy one with what is shared in /fixture");
  const color = (selector: string) =>
    page.getComputedStyle(page.document.querySelector(selector) as Element).color;
  expect([color("p"), color("em")]).toEqual(["rgb(4, 5, 6)", "rgb(7, 8, 9)"]);
  expect(page.getComputedStyle(text as Element).paddingLeft).toBe("9px");
  expect(getComputedStyle(place).color).not.toBe("rgb(4, 5, 6)");
  const { overlayRoot } = page["ofModule"] as { overlayRoot: HTMLElement };
  expect(overlayRoot.ownerDocument).toBe(page.document);
  await handle.unmount();
});

test("R14.3 a push inside is one of the console's, and going back reaches the frame", async () => {
  const { history: console, services: given, back, listeners } = router();
  const handle = show("umd.html", {}, given);
  await handle.ready;
  const page = inside();
  const { length } = history;
  page.history.pushState({ at: 1 }, "", "/fixture/one?a");
  page.history.replaceState({ at: 2 }, "", "/fixture/two");
  expect(console.map(({ to }) => to)).toEqual(["/fixture/", "/fixture/two"]);
  expect([page.location.pathname, page.history.state]).toEqual(["/fixture/two", { at: 2 }]);
  expect(app().state.popstates).toEqual([]);
  page.history.pushState({ at: 3 }, "", "/fixture/three");
  back();
  expect(app().state.popstates).toEqual([["/fixture/two", { at: 2 }]]);
  given.navigate("/elsewhere");
  expect(app().state.popstates).toHaveLength(1);
  expect(history.length).toBe(length);
  expect(() => page.history.pushState(null, "", "https://elsewhere.example/")).toThrow("History");
  await handle.unmount();
  expect(listeners.size).toBe(0);
});

test("R14.3 the frame's hash is the console's: a link adds to the history, a script replaces", async () => {
  const { history: console, services: given } = router();
  const handle = show("umd.html", {}, given);
  await handle.ready;
  const page = inside();
  const { length } = history;
  const hashes: string[] = [];
  page.addEventListener("hashchange", () => hashes.push(page.location.hash));
  page.document.querySelector<HTMLElement>("#link")?.click();
  expect(hashes).toEqual(["#/hash"]);
  expect(console.map(({ to }) => to)).toEqual(["/fixture/", "/fixture/#/hash"]);
  expect(page.location.href).toBe(`${location.origin}/fixture/#/hash`);
  const away = page.document.querySelector("#away") as HTMLAnchorElement;
  page.addEventListener("click", (event) => event.preventDefault(), { once: true });
  away.click();
  expect(away.target).toBe("_top");
  expect(history.length).toBe(length);
  page.location.hash = "#/script";
  await expect.poll(() => hashes).toEqual(["#/hash", "#/script"]);
  expect(console.map(({ to }) => to)).toEqual(["/fixture/", "/fixture/#/script"]);
  await handle.unmount();
});

test("R14.3 no link or form loads a page into the frame; R14.2 markup uses the frame's classes", async () => {
  const handle = show("links.html");
  await handle.ready;
  const page = inside();
  const { document: inner } = page;
  expect(page["instances"]).toEqual([true, true, true, true]);
  const stop = (event: Event) => event.preventDefault();
  for (const type of ["click", "submit"]) page.addEventListener(type, stop);
  const { shadowRoot } = inner.querySelector("x-host") as Element;
  const find = (id: string) => (shadowRoot?.getElementById(id) ?? inner.getElementById(id))!;
  (find("shadow").firstChild as HTMLElement).click();
  for (const id of ["self", "script"]) find(id).click();
  page.removeEventListener("click", stop);
  find("send").click();
  const targets = [...["shadow", "self", "script"].map(find), inner.forms[0]].map((one) =>
    one?.getAttribute("target"),
  );
  expect(targets).toEqual(["_top", "_top", null, "_top"]);
  await handle.unmount();
});

test("R13.7 global state set by a realm is copied too", async () => {
  const host = initGlobalState({ user: {} });
  const seen: unknown[] = [];
  host.onGlobalStateChange(({ user }) => seen.push(user));
  const handle = show("links.html");
  await handle.ready;
  await handle.update(services());
  const { props, plain } = inside() as unknown as {
    props: typeof host;
    plain: { name: string; list: number[] };
  };
  props.setGlobalState({ user: plain });
  plain.name = "changed in place";
  plain.list.push(2);
  host.setGlobalState({ user2: 1 });
  expect(seen).toEqual([
    { name: "two", list: [1] },
    { name: "two", list: [1] },
  ]);
  host.offGlobalStateChange();
  await handle.unmount();
});

test("R14.3 without a host router the page's own history is kept in sync", async () => {
  const handle = show("umd.html", {}, { navigate: undefined, location: undefined });
  await handle.ready;
  inside().history.pushState({ at: 1 }, "", "/fixture/one");
  expect([location.pathname, history.state]).toEqual(["/fixture/one", { at: 1 }]);
  history.back();
  await expect.poll(() => app().state.popstates).toEqual([["/fixture/", null]]);
  await handle.unmount();
});

test("R14.4 language, theme and title follow the host's page", async () => {
  const { documentElement: root } = document;
  root.lang = "zh-CN";
  root.dataset["theme"] = "dark";
  const titles: string[] = [];
  const handle = show("umd.html", {}, { setTitle: (title: string) => void titles.push(title) });
  await handle.ready;
  const inner = inside().document;
  expect([inner.documentElement.lang, inner.documentElement.dataset["theme"]]).toEqual([
    "zh-CN",
    "dark",
  ]);
  root.dataset["theme"] = "light";
  await expect.poll(() => inner.documentElement.dataset["theme"]).toBe("light");
  delete root.dataset["theme"];
  await expect.poll(() => inner.documentElement.dataset["theme"]).toBe(undefined);
  inner.title = "A realm";
  await expect.poll(() => titles.at(-1)).toBe("A realm");
  expect(frame().title).toBe("realm-app");
  await handle.unmount();
  root.lang = "";
  delete root.dataset["theme"];
});

test("R14.4 in a dark host a page without a color scheme is light, as on its own", async () => {
  const { documentElement: root } = document;
  root.style.colorScheme = "dark";
  const handle = show("umd.html");
  await handle.ready;
  expect(getComputedStyle(inside().document.documentElement).colorScheme).toBe("normal");
  await handle.unmount();
  root.removeAttribute("style");
});

test("R14.5 the frame fills its container, or is as high as its content", async () => {
  const handle = show("umd.html");
  await handle.ready;
  const content = inside().document.createElement("div");
  content.style.height = "3000px";
  inside().document.body.append(content);
  await expect.poll(() => frame().clientHeight).toBeGreaterThanOrEqual(3000);
  content.remove();
  await expect.poll(() => frame().clientHeight).toBeLessThan(1500);
  await handle.unmount();
  place.style.height = "321px";
  const again = scene.runtime.mountSubApp("realm-app", place, services());
  await again.ready;
  expect(frame().clientHeight).toBe(321);
  await again.unmount();
});

test("R14.6 the host's shortcuts and menus get the frame's keys and pointers", async () => {
  const handle = show("umd.html");
  await handle.ready;
  const heard: string[] = [];
  const hear = (event: Event) => {
    heard.push(event instanceof KeyboardEvent ? event.key : event.type);
    event.preventDefault();
  };
  const types = ["keydown", "pointerdown"];
  for (const type of types) document.addEventListener(type, hear);
  const page = inside();
  const target = page.document.querySelector("#app");
  const key = new page.KeyboardEvent("keydown", { key: "k", bubbles: true, cancelable: true });
  target?.dispatchEvent(key);
  target?.dispatchEvent(new page.PointerEvent("pointerdown", { bubbles: true }));
  for (const type of types) document.removeEventListener(type, hear);
  expect(heard).toEqual(["k", "pointerdown"]);
  expect(key.defaultPrevented).toBe(true);
  await handle.unmount();
});

test.each([
  ["script.html", { name: "ChunkLoadError", type: "missing" }],
  ["style.html", { name: "CssChunkLoadError", type: "error" }],
  ["part.html", { name: "ChunkLoadError", type: "missing" }],
  ["hang.html", { name: "ChunkLoadError", type: "timeout" }],
  ["global.html", { code: "LIFECYCLE_MISSING", global: "realm-app" }],
])("R14.7 %s fails as it would without a realm", async (file, expected) => {
  // On a busy machine the others take longer.
  const handle = show(file, {}, {}, file === "hang.html" ? { chunkTimeout: 1500 } : {});
  const error = await failureOf(handle.ready);
  expect(error).toMatchObject({ ...expected, app: "realm-app", phase: "load" });
  await expect.poll(() => handle.state).toBe("failed");
  expect(place.querySelector("iframe")).toBeNull();
});

test("R14.7 a modern sub-app's missing or failing mount is typed too", async () => {
  const nothing = await failureOf(show("nothing.html", { legacy: false }).ready);
  expect(nothing).toMatchObject({ name: "LifecycleMissingError" });
  place.remove();
  const throwing = await failureOf(show("throwing.html", { legacy: false }).ready);
  expect(throwing).toMatchObject({ name: "LifecycleError", phase: "mount" });
  expect(String(throwing)).toContain("no room");
});

test("R14.7 an uncaught error in the frame is reported", async () => {
  const swallow = (event: Event) => event.preventDefault();
  window.addEventListener("error", swallow);
  const handle = show("loud.html", { global: "loud" });
  await handle.ready;
  const page = inside() as Page & { fail(): void; reject(): void };
  page.fail();
  page.reject();
  const failures = () =>
    scene.events.flatMap(({ error }) => (error instanceof Error ? [error.message] : []));
  await expect.poll(() => failures().length).toBe(2);
  expect(failures().join()).toMatch(/notThere.*nobody caught|nobody caught.*notThere/);
  await handle.unmount();
  window.removeEventListener("error", swallow);
});

test("R1.8 with debug, events keep a failure's text, and nothing of its frame", async () => {
  const handle = show("throwing.html", { legacy: false }, {}, { debug: true });
  const failure = await failureOf(handle.ready);
  await expect.poll(() => handle.state).toBe("failed");
  expect((failure as Error).cause).not.toBeInstanceOf(Error);
  const { events } = Reflect.get(window, "__CONSOLE_RUNTIME__") as { events: DebugEvent[] };
  Reflect.deleteProperty(window, "__CONSOLE_RUNTIME__");
  const kept = () => events.flatMap(({ error }) => error ?? []);
  await expect.poll(kept).not.toEqual([]);
  const text = expect.stringMatching(/^LifecycleError: .*no room/) as string;
  const stack = expect.stringContaining("throwing.js") as string;
  for (const error of kept()) expect(error).toStrictEqual({ text, stack });
});

test("R14.8 leaving during the load removes the frame", async () => {
  const handle = show("hang.html");
  await expect.poll(() => place.querySelector("iframe")).not.toBeNull();
  await handle.unmount();
  expect(place.querySelector("iframe")).toBeNull();
  expect(await failureOf(handle.ready)).toMatchObject({ name: "AbortError" });
});

test("R17.5 in a realm the document's own policy rejects what other sub-apps declare", async () => {
  const other = (await (await fetch("/fixtures/other-origin")).json()) as string;
  const third = other.replace("127.0.0.1", "localhost");
  const file = at("umd.js");
  /** The outcome of each request inside: `done` or `refused`. */
  const outcomes = async (needs: SubAppRegistration["needs"]) => {
    const handle = show("umd.html", { ...(needs && { needs }) });
    await handle.ready;
    const page = inside();
    const heard = (target: EventTarget) =>
      new Promise((resolve, reject) => {
        for (const done of ["load", "message"]) target.addEventListener(done, resolve);
        target.addEventListener("error", reject);
      });
    const image = (src: string) => heard(Object.assign(new page.Image(), { src }));
    const picture = "data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA=";
    const work = () => {
      const text = new page.Blob(["postMessage(1)"], { type: "text/javascript" });
      return heard(new page.Worker(page.URL.createObjectURL(text)));
    };
    const ways = {
      own: () => page.fetch(file),
      other: () => page.fetch(other + file),
      third: () => page.fetch(third + file),
      picture: () => image(picture),
      // The image never loads, so only the policy's report shows why.
      imageElsewhere: async () => {
        const reported = new Promise<string>((resolve) => {
          page.document.addEventListener("securitypolicyviolation", (event) =>
            resolve(event.effectiveDirective),
          );
        });
        const loaded = image(third + file).catch(() => "loaded");
        if ((await Promise.race([reported, loaded])) === "img-src") throw new Error("refused");
      },
      worker: work,
    };
    const ended: Record<string, string> = {};
    for (const [way, run] of Object.entries(ways)) {
      const act = async () => {
        await run();
      };
      ended[way] = await act().then(
        () => "done",
        () => "refused",
      );
    }
    await handle.unmount();
    await scene.runtime.discard();
    return ended;
  };
  const done = ["own", "other", "third", "picture", "imageElsewhere", "worker"];
  const open = Object.fromEntries(done.map((way) => [way, "done"]));
  const refused = { other: "refused", third: "refused", imageElsewhere: "refused" };
  // Without declared needs, only the host's own policy applies.
  expect(await outcomes(undefined)).toEqual(open);
  expect(await outcomes({})).toEqual({ ...open, ...refused, worker: "refused" });
  expect(await outcomes({ connect: [other], workers: "blob" })).toEqual({
    ...open,
    ...refused,
    other: "done",
  });
  expect(await outcomes({ img: [third] })).toEqual({
    ...open,
    ...refused,
    imageElsewhere: "done",
    worker: "refused",
  });
});

test("R14.7 a container outside the page is one failure, and no rejection is left over", async () => {
  scene = stage([registration("realm-app", at("umd.html"), { realm: "iframe", legacy: true })]);
  place = document.createElement("div");
  const rejections: unknown[] = [];
  const note = (event: PromiseRejectionEvent) => {
    event.preventDefault();
    rejections.push(event.reason);
  };
  window.addEventListener("unhandledrejection", note);
  const handle = scene.runtime.mountSubApp("realm-app", place, services({}));
  expect(await failureOf(handle.ready)).toMatchObject({
    phase: "mount",
    cause: { message: "The container is not in the page." },
  });
  await handle.unmount();
  await new Promise((resolve) => setTimeout(resolve, 50));
  window.removeEventListener("unhandledrejection", note);
  expect(rejections).toEqual([]);
});

const spare = () => document.querySelector<HTMLIFrameElement>("[inert] > iframe");
const spared = async () => {
  await expect
    .poll(() => (spare()?.contentWindow as Page | undefined)?.["realm-app"])
    .toBeDefined();
  return spare() as HTMLIFrameElement;
};

test("R14.10 after a leave the next page is created ahead, and a mount moves it in unchanged", async () => {
  const first = show("umd.html");
  await first.ready;
  await first.unmount();
  const made = await spared();
  const { state } = (made.contentWindow as Page)["realm-app"] as App;
  expect(state.steps).toEqual([]);
  expect(getComputedStyle(made).visibility).toBe("hidden");
  history.replaceState({ at: 1 }, "", "/fixture/elsewhere");
  const second = scene.runtime.mountSubApp("realm-app", place, services());
  await second.ready;
  expect(frame()).toBe(made);
  expect(app().state).toBe(state);
  expect(state.steps).toEqual(["bootstrap", "mount"]);
  // Its scripts saw the address at which it was prepared.
  expect(state.popstates).toEqual([["/fixture/elsewhere", { at: 1 }]]);
  expect(spare()).toBeNull();
  await second.unmount();
});

test("R1.9 R14.10 a disposed runtime leaves no page behind, created or planned", async () => {
  const made = show("umd.html");
  await made.ready;
  await made.unmount();
  await spared();
  await scene.runtime.dispose();
  expect(spare()).toBeNull();
  const left = show("umd.html");
  await left.ready;
  await scene.runtime.dispose();
  await new Promise((idle) => requestIdleCallback(idle));
  expect(spare()).toBeNull();
});

test("R14.10 R14.8 a page that can't move, because its place has left the document, is removed", async () => {
  const first = show("umd.html");
  await first.ready;
  await first.unmount();
  await spared();
  place.remove();
  const second = scene.runtime.mountSubApp("realm-app", place, services());
  expect(await failureOf(second.ready)).toMatchObject({ name: "LifecycleError", phase: "mount" });
  await second.unmount();
  expect(spare()).toBeNull();
});

test("R14.10 prefetching with `evaluate` creates the first page ahead", async () => {
  scene = stage([registration("realm-app", at("umd.html"), { realm: "iframe", legacy: true })]);
  place = scene.element();
  await scene.runtime.prefetch("realm-app", { evaluate: true });
  const made = await spared();
  const handle = scene.runtime.mountSubApp("realm-app", place, services());
  await handle.ready;
  expect(frame()).toBe(made);
  await handle.unmount();
  await spared();
});

test("R14.11 all sub-apps share one page created ahead, removed when parked apps are discarded", async () => {
  const one = show("umd.html");
  await one.ready;
  await one.unmount();
  const first = await spared();
  place.remove();
  const other = show("module.html", { legacy: false });
  await other.ready.catch(() => undefined);
  const again = show("umd.html");
  await again.ready;
  await again.unmount();
  await expect.poll(() => first.isConnected).toBe(false);
  await spared();
  expect(document.querySelectorAll("[inert] > iframe")).toHaveLength(1);
  await scene.runtime.discard();
  expect(spare()).toBeNull();
});

test("R14.11 a page whose scripts fail ahead is dropped, and the mount says why", async () => {
  scene = stage([registration("realm-app", at("script.html"), { realm: "iframe", legacy: true })]);
  place = scene.element();
  await scene.runtime.prefetch("realm-app", { evaluate: true });
  expect(spare()).toBeNull();
  const handle = scene.runtime.mountSubApp("realm-app", place, services());
  expect(await failureOf(handle.ready)).toMatchObject({ name: "ChunkLoadError" });
});
