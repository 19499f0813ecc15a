import { afterEach, beforeEach, expect, test } from "vitest";
import type { MountHandle } from "../../index.ts";
import { fixture, registration, services, stage } from "../harness.ts";

interface App {
  base: CSSStyleSheet;
  second: CSSStyleSheet;
  inserted: CSSStyleSheet;
  list: () => CSSStyleSheet[];
  assign: (...sheets: unknown[]) => void;
  remove: (sheet: CSSStyleSheet) => void;
  shadow: (element: Element, ...sheets: CSSStyleSheet[]) => Element;
}

const entry = fixture("styles-adopted/app/index.html");
const { runtime, element } = stage([registration("adopting", entry)]);
const place = element();
const outside = document.createElement("div");
outside.innerHTML = '<p class="one"></p><p class="two"></p><p class="three"></p>';
const ofHost = new CSSStyleSheet();
ofHost.replaceSync(".host { color: red }");
let handle: MountHandle;
let app: App;
const colors = (from: Element) =>
  ["one", "two", "three"].map((name) => getComputedStyle(from.querySelector(`.${name}`)!).color);
const gray = (...levels: number[]) => levels.map((level) => `rgb(${level}, ${level}, ${level})`);

beforeEach(async () => {
  document.body.append(outside);
  document.adoptedStyleSheets = [ofHost];
  handle = runtime.mountSubApp("adopting", place, services());
  await handle.ready;
  const url = new URL("main.js", new URL(entry, location.href)).href;
  app = (await import(/* @vite-ignore */ url)) as App;
});
afterEach(async () => {
  app.assign(app.base, app.second, app.inserted);
  await handle.unmount();
  expect(document.adoptedStyleSheets).toEqual([ofHost]);
  document.adoptedStyleSheets = [];
  outside.remove();
});

test("R3.19 adopted sheets apply only to the app, leave with it and return", async () => {
  for (let mounts = 0; mounts < 3; mounts += 1) {
    expect(colors(place)).toEqual(gray(1, 2, 3));
    expect(colors(outside)).toEqual(gray(0, 0, 0));
    // Its text was scoped, not the browser's serialised rules.
    const { padding, backgroundImage } = getComputedStyle(place.querySelector(".one")!);
    expect(padding).toBe("3px 3px 3px 9px");
    // Relative to the sub-app's page, as on its own.
    expect(backgroundImage).toBe(
      `url("${new URL("dot.png", new URL(entry, location.href)).href}")`,
    );
    await handle.unmount();
    expect(document.adoptedStyleSheets).toEqual([ofHost]);
    handle = runtime.mountSubApp("adopting", place, services());
    await handle.ready;
  }
});

test("R3.22 the app sees its own sheets and the host's, and removes only its own", () => {
  const { base, second, inserted, list, remove, assign } = app;
  expect(list()).toEqual([ofHost, base, second, inserted]);
  expect([list().includes(second), list().at(-1) === inserted, list().length]).toEqual([
    true,
    true,
    4,
  ]);
  remove(second);
  expect(colors(place)).toEqual(gray(1, 1, 3));
  const kept = list();
  kept.push(second);
  kept.splice(kept.indexOf(inserted), 1);
  expect(list()).toEqual([ofHost, base, second]);
  expect(colors(place)).toEqual(gray(1, 2, 1));
  assign();
  expect(document.adoptedStyleSheets).toEqual([ofHost]);
  expect(colors(place)).toEqual(gray(0, 0, 0));
  expect(() => assign("no sheet")).toThrow(TypeError);
  const style = document.head.appendChild(document.createElement("style"));
  expect(() => assign(style.sheet)).toThrow("non-constructed");
  style.remove();
});

test("R3.23 changes to an adopted sheet are followed, and shadow roots keep it unscoped", async () => {
  const { base, second, inserted, shadow } = app;
  const inShadow = shadow(outside.appendChild(document.createElement("div")), second);
  expect(getComputedStyle(inShadow).color).toBe(gray(2)[0]);
  second.replaceSync(".two { color: rgb(4, 4, 4) }");
  expect([colors(place)[1], getComputedStyle(inShadow).color]).toEqual(gray(4, 4));
  await second.replace(".two { color: rgb(5, 5, 5) }");
  inserted.deleteRule(0);
  inserted.insertRule("@media all { .three { color: rgb(6, 6, 6) } }");
  expect(colors(place)).toEqual(gray(1, 5, 6));
  (base.cssRules[0] as CSSStyleRule).style.color = "rgb(7, 7, 7)";
  inserted.disabled = true;
  expect([...colors(place), inserted.disabled]).toEqual([...gray(7, 5, 7), true]);
  inserted.disabled = false;
  expect(colors(outside)).toEqual(gray(0, 0, 0));
  second.replaceSync(".two { color: rgb(2, 2, 2) }");
  outside.lastElementChild?.remove();
});
