import { afterEach, beforeEach, expect, onTestFinished, test } from "vitest";
import type { MountHandle } from "../../index.ts";
import { fixture, registration, services, stage, type Stage } from "../harness.ts";

const gray = (level: number) => `rgb(${level}, ${level}, ${level})`;
const names = ["styled", "linked", "imported"];
const colors = (place: Element) =>
  names.map((name) => {
    const found = place.querySelector(`.${name}`);
    return found && getComputedStyle(found).color;
  });
const styled = (level = 1) => [gray(level), gray(2), gray(3)];
const bare = [gray(0), gray(0), gray(0)];

let scene: Stage;
let element: HTMLElement;
let outside: HTMLElement;
let handle: MountHandle;
const enter = async (options = {}) => {
  const entry = fixture("styles-markup/app/index.html");
  scene = stage([
    registration("markup", entry, options),
    registration("adopting", fixture("styles-markup/app/adopting.html")),
  ]);
  element = scene.element();
  handle = scene.runtime.mountSubApp("markup", element, services());
  await handle.ready;
};

beforeEach(() => {
  outside = document.createElement("div");
  outside.innerHTML = names.map((name) => `<p class="${name}"></p>`).join("");
  document.body.append(outside);
});
afterEach(async () => {
  await handle.unmount();
  await scene.runtime.discard();
  element.remove();
  expect(document.adoptedStyleSheets).toHaveLength(0);
  expect(colors(outside)).toEqual(bare);
  outside.remove();
});

/** Reads the colors outside between any two tasks of the page, until the test ends. */
const watchOutside = () => {
  const seen = new Set<string>();
  let ended = false;
  onTestFinished(() => void (ended = true));
  const look = () => {
    if (ended) return;
    // A change of styles is when the browser applies those that have arrived.
    const style = document.head.appendChild(document.createElement("style"));
    seen.add(String(colors(outside)));
    style.remove();
    void scheduler.postTask(look);
  };
  look();
  return seen;
};

test("R3.21 styles in an app's own markup apply only to the app, and leave with it", async () => {
  const seen = watchOutside();
  for (let round = 0; round < 2; round += 1) {
    await enter();
    expect(colors(outside)).toEqual(bare);
    const overlay = document.querySelector("[data-sub-app=markup][data-overlay]") as Element;
    // Both style elements style the same class: the later one wins, as on any page.
    await expect.poll(() => colors(element)).toEqual(styled(4));
    expect(colors(overlay)).toEqual(styled(4));
    expect(colors(outside)).toEqual(bare);
    await handle.unmount();
  }
  expect([...seen]).toEqual([String(bare)]);
  await enter();
});

test("R3.21 styles leave with the part of the markup that contains them, and return with it", async () => {
  await enter();
  document.querySelector("[data-sub-app=markup][data-overlay] style")?.remove();
  await expect.poll(() => colors(element)).toEqual(styled());
  const inner = element.querySelector("#inner");
  const around = inner?.parentElement;
  inner?.remove();
  await expect.poll(() => colors(element)).toEqual(bare);
  if (inner) around?.append(inner);
  // Before anything can be painted.
  await Promise.resolve();
  expect(colors(outside)).toEqual(bare);
  await expect.poll(() => colors(element)).toEqual(styled());
  expect(colors(outside)).toEqual(bare);
});

test("R3.21 a link removed before it loaded loads once it is back", async () => {
  await enter();
  const link = element.querySelector("link") as HTMLLinkElement;
  link.remove();
  await new Promise((resolve) => setTimeout(resolve));
  element.querySelector("#inner")?.append(link);
  await expect.poll(() => colors(element)).toEqual(styled(4));
  expect(link.hasAttribute("media")).toBe(false);
  expect(colors(outside)).toEqual(bare);
});

test("R3.21 styles that an app moves into its own shadow root are native there", async () => {
  await enter();
  await expect.poll(() => colors(element)).toEqual(styled(4));
  const island = document.createElement("div");
  element.querySelector("#inner")?.append(island);
  const shadow = island.attachShadow({ mode: "open" });
  shadow.innerHTML = names.map((name) => `<p class="${name}"></p>`).join("");
  shadow.append(...element.querySelectorAll("style, link"));
  const inside = () =>
    names.map((name) => getComputedStyle(shadow.querySelector(`.${name}`)!).color);
  await expect.poll(inside).toEqual(styled());
  expect(colors(outside)).toEqual(bare);
});

test("R3.21 changed text is followed, and a link gets load once", async () => {
  await enter();
  const style = element.querySelector("style") as HTMLStyleElement;
  await expect.poll(() => colors(element)).toEqual(styled(4));
  document.querySelector("[data-sub-app=markup][data-overlay] style")?.remove();
  style.textContent = ".styled { color: rgb(5, 5, 5) }";
  await expect.poll(() => colors(element)).toEqual(styled(5));
  const sheets = () => document.adoptedStyleSheets.length;
  await expect.poll(sheets).toBe(3);
  const link = document.createElement("link");
  link.rel = "stylesheet";
  link.href = new URL(fixture("styles-markup/app/imported.css?again"), location.href).href;
  // The browser's own sheet would load before ours.
  const heard = new Promise((resolve) => {
    link.addEventListener("load", () => resolve(sheets()));
  });
  element.querySelector("#inner")?.append(link);
  expect([await heard, colors(outside)]).toEqual([4, bare]);
});

test("R3.21 a link for print whose load makes it one for all applies then", async () => {
  await enter();
  const link = element.querySelector("link") as HTMLLinkElement;
  await expect.poll(() => colors(element)).toEqual(styled(4));
  const late = link.cloneNode() as HTMLLinkElement;
  late.removeAttribute("type");
  late.media = "print";
  const heard = new Promise<string>((resolve) => {
    late.addEventListener("load", () => {
      resolve(late.media);
      late.media = "all";
    });
  });
  link.replaceWith(late);
  expect(await heard).toBe("print");
  await expect.poll(() => colors(element)).toEqual(styled(4));
  await expect.poll(() => late.getAttribute("media")).toBe("all");
  expect(colors(outside)).toEqual(bare);
});

test("R3.21 R15.1 a parked app keeps the styles in its markup", async () => {
  await enter({ keepAlive: true });
  await expect.poll(() => colors(element)).toEqual(styled(4));
  await handle.unmount();
  handle = scene.runtime.mountSubApp("markup", element, services());
  await handle.ready;
  expect(colors(element)).toEqual(styled(4));
});

test("R3.21 rules inserted into a style element without text stay", async () => {
  await enter();
  const style = document.createElement("style");
  const loaded = new Promise((resolve) => {
    style.addEventListener("load", resolve);
  });
  element.querySelector("#inner")?.append(style);
  style.sheet?.insertRule(".linked { color: rgb(8, 8, 8) }");
  await loaded;
  expect(getComputedStyle(element.querySelector(".linked")!).color).toBe(gray(8));
  style.remove();
});

test("R3.19 R6.4 an app that adopts a sheet at each mount has one in the end", async () => {
  await enter();
  await handle.unmount();
  for (let round = 0; round < 3; round += 1) {
    handle = scene.runtime.mountSubApp("adopting", element, services());
    await handle.ready;
    if (round < 2) await handle.unmount();
  }
  // The last mount's, and the one kept from those before.
  expect(document.adoptedStyleSheets).toHaveLength(2);
});
