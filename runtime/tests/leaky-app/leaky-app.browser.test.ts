import { afterEach, beforeEach, expect, test } from "vitest";
import { fixture, registration, services, stage, type Stage } from "../harness.ts";

const entry = fixture("leaky-app/app/index.html");
interface App {
  ticks: Record<"interval" | "frame" | "loop" | "listener" | "late" | "ofLoad", number>;
  made: { disconnect?(): void }[];
}
const app = (file = "main.js"): Promise<App> =>
  import(/* @vite-ignore */ new URL(file, new URL(entry, location.href)).href);
const frames = async (count: number) => {
  for (let index = 0; index < count; index += 1)
    await new Promise((resolve) => requestAnimationFrame(resolve));
};
const watchedNames = [
  "setTimeout",
  "setInterval",
  "requestAnimationFrame",
  "addEventListener",
  "MutationObserver",
  "BroadcastChannel",
] as const;
const baseline = () => ({
  globals: Object.keys(window).length,
  head: document.head.childNodes.length,
  body: document.body.childNodes.length,
  sheets: document.adoptedStyleSheets.length,
  own: Object.getOwnPropertyNames(document.body).length,
  patched: watchedNames.map((name) => window[name]),
});
let scene: Stage;
let element: HTMLElement;
const visit = async () => {
  const handle = scene.runtime.mountSubApp("leaky", element, services());
  await handle.ready;
  await handle.unmount();
};
const stirred = async (): Promise<number> => {
  const { ticks } = await app();
  const sum = () => ticks.interval + ticks.frame + ticks.loop + ticks.listener + ticks.late;
  const before = sum();
  for (const target of [window, document, document.body])
    target.dispatchEvent(new Event("fixture-ping", { bubbles: true }));
  document.body.setAttribute("data-stirred", String(before));
  const other = new BroadcastChannel("fixture");
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has none
  other.postMessage("ping");
  other.close();
  await frames(3);
  return sum() - before;
};

beforeEach(() => {
  scene = stage([registration("leaky", entry)]);
  element = scene.element();
});
afterEach(() => element.remove());

test("R6.1 after 20 mounts of an app that leaks on purpose nothing is left", async () => {
  const before = baseline();
  for (let round = 0; round < 20; round += 1) await visit();
  expect(baseline()).toEqual(before);
  expect(await stirred()).toBe(0);
});

test("R6.2 while it is mounted its effects work, also those it starts from its own callbacks", async () => {
  const handle = scene.runtime.mountSubApp("leaky", element, services());
  await handle.ready;
  await frames(3);
  const { ticks } = await app();
  expect(ticks.late).toBeGreaterThan(0);
  expect(await stirred()).toBeGreaterThan(80);
  expect(scene.runtime.inspect()[0]?.effects).toBeGreaterThan(80);
  await handle.unmount();
  expect(await stirred()).toBe(0);
});

test("R6.3 what a host does through the same globals meanwhile is not undone", async () => {
  const handle = scene.runtime.mountSubApp("leaky", element, services());
  await handle.ready;
  let ticks = 0;
  const tick = () => void (ticks += 1);
  const timer = setInterval(tick, 1);
  window.addEventListener("host-ping", tick);
  const node = document.body.appendChild(document.createElement("u"));
  const style = document.head.appendChild(document.createElement("style"));
  await handle.unmount();
  const before = ticks;
  window.dispatchEvent(new Event("host-ping"));
  expect(ticks).toBe(before + 1);
  await expect.poll(() => ticks).toBeGreaterThan(before + 1);
  expect(node.isConnected && style.isConnected).toBe(true);
  clearInterval(timer);
  window.removeEventListener("host-ping", tick);
  node.remove();
  style.remove();
});

test("R6.4 effects of the load, which runs once a page, come back with a remount", async () => {
  scene = stage([registration("again", entry.replace("index.html", "again.html"))]);
  const mount = async () => {
    const handle = scene.runtime.mountSubApp("again", element, services());
    await handle.ready;
    return handle;
  };
  const first = await mount();
  const { ticks } = await app("main.js?again");
  const pings = () => {
    const before = ticks.ofLoad;
    window.dispatchEvent(new Event("fixture-ping"));
    return ticks.ofLoad - before;
  };
  const sheets = () =>
    [...document.querySelectorAll<HTMLStyleElement>("#leaky-of-load")].map(
      ({ sheet }) => sheet?.cssRules.length,
    );
  const present = () => [pings(), sheets(), "leakyOfLoad" in window];
  expect(present()).toEqual([1, [1], true]);
  await first.unmount();
  expect(present()).toEqual([0, [], false]);
  const second = await mount();
  expect(present()).toEqual([1, [1], true]);
  await second.unmount();
  expect(present()).toEqual([0, [], false]);
});

test("R6.5 an element that the host says is its own stays", async () => {
  const before = document.head.childElementCount;
  const ownedByHost = (node: Node) =>
    node instanceof HTMLStyleElement && node.textContent === ".leaky-1 { color: red }";
  scene = stage([registration("leaky", entry)], { ownedByHost });
  await visit();
  const kept = [...document.head.children].slice(before);
  expect(kept.map(({ textContent }) => textContent)).toEqual([".leaky-1 { color: red }"]);
  for (const node of kept) node.remove();
});

test("R6.8 the globals are patched while an app is active, and put back exactly", async () => {
  const before = watchedNames.map((name) => Object.getOwnPropertyDescriptor(window, name));
  const native = watchedNames.map((name) => window[name]);
  const handle = scene.runtime.mountSubApp("leaky", element, services());
  await handle.ready;
  for (const [index, name] of watchedNames.entries()) expect(window[name]).not.toBe(native[index]);
  expect(new MutationObserver(() => undefined)).toBeInstanceOf(native[4]);
  await handle.unmount();
  expect(watchedNames.map((name) => Object.getOwnPropertyDescriptor(window, name))).toEqual(before);
  expect(new MutationObserver(() => undefined)).toBeInstanceOf(MutationObserver);
});
