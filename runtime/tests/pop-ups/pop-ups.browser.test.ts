import { afterEach, beforeEach, expect, test } from "vitest";
import type { MountHandle } from "../../index.ts";
import { fixture, registration, services, stage, type Stage } from "../harness.ts";

interface App {
  open(way: string): HTMLElement;
  close(tip: HTMLElement): void;
  replace(tip: HTMLElement): HTMLElement;
  script(): HTMLElement;
  measure(): HTMLElement;
  tell(text: string, how?: string): HTMLElement;
  hideOthers(dialog: HTMLElement, way: string): () => void;
}
let app: App;
let handle: MountHandle;
let element: HTMLElement;
let scene: Stage;
const overlay = () => document.querySelector('[data-sub-app="tips"][data-overlay]');

beforeEach(async () => {
  scene = stage([registration("tips", fixture("pop-ups/app/index.html"))]);
  element = scene.element();
  handle = scene.runtime.mountSubApp("tips", element, services());
  await handle.ready;
  const url = new URL(fixture("pop-ups/app/main.js"), location.href).href;
  app = (await import(/* @vite-ignore */ url)) as App;
});
afterEach(async () => {
  await handle.unmount();
  element.remove();
});

test.each(["appendChild", "append", "prepend", "before", "adjacent", "fragment"])(
  "R5.2 a pop-up added to body by %s is styled, and removed the same way",
  (way) => {
    const tip = app.open(way);
    expect(tip.parentNode).toBe(overlay());
    expect(getComputedStyle(tip).color).toBe("rgb(1, 2, 3)");
    const next = app.replace(tip);
    expect([tip.isConnected, next.parentNode]).toEqual([false, overlay()]);
    app.close(next);
    expect(next.isConnected).toBe(false);
  },
);

test("R5.2 an open pop-up is removed on leave, and the app's body styles don't apply there", async () => {
  const tip = app.open("append");
  expect(overlay()?.getBoundingClientRect().height).toBe(0);
  await handle.unmount();
  expect(tip.isConnected).toBe(false);
});

test("R5.4 what a library adds to body once per page is back when it fills it, a forgotten dialog isn't", async () => {
  const dialog = app.open("append");
  const list = app.tell("first");
  for (const how of ["child", "text"]) {
    await handle.unmount();
    // Its own clean-up after the leave.
    app.tell("late", how);
    await Promise.resolve();
    expect(list.isConnected).toBe(false);
    handle = scene.runtime.mountSubApp("tips", element, services());
    await handle.ready;
    app.tell("other", "attribute");
    await Promise.resolve();
    expect(list.isConnected).toBe(false);
    app.tell("second", how);
    await Promise.resolve();
    expect(list.parentNode).toBe(overlay());
  }
  expect(dialog.isConnected).toBe(false);
});

test("R5.2 scripts and the host's elements stay in body", () => {
  const mine = document.createElement("div");
  document.body.append(mine);
  expect([mine.parentNode, app.script().parentNode]).toEqual([document.body, document.body]);
  document.body.removeChild(mine);
  expect(mine.isConnected).toBe(false);
});

test("R5.2 an element that measures the page comes back with each mount, once", async () => {
  const measurer = app.measure();
  const { width } = measurer.getBoundingClientRect();
  expect(width).toBeGreaterThan(0);
  await handle.unmount();
  expect(measurer.isConnected).toBe(false);
  handle = scene.runtime.mountSubApp("tips", element, services());
  await handle.ready;
  expect([app.measure(), app.measure().getBoundingClientRect().width]).toEqual([measurer, width]);
  expect(document.body.querySelectorAll(':scope > [style*="pointer-events"]')).toHaveLength(1);
});

const stateOf = (element: Element) => [
  element.getAttribute("aria-hidden"),
  element.hasAttribute("inert"),
];
const shown = [null, false];

test.each([
  ["attribute", ["true", false]],
  ["property", ["true", false]],
  ["inert", [null, true]],
])(
  "R5.3 hiding everything around a dialog by %s leaves the dialog readable",
  async (way, hidden) => {
    const root = overlay() as HTMLElement;
    // As MUI does it, before the dialog is there.
    app.hideOthers(document.createElement("p"), way)();
    const restoreEarly = app.hideOthers(document.createElement("p"), way);
    expect([stateOf(root), stateOf(app.open("append"))]).toEqual([shown, shown]);
    restoreEarly();
    const under = app.open("append");
    const dialog = app.open("append");
    const before = document.body.cloneNode(true);
    const restore = app.hideOthers(dialog, way);
    expect([stateOf(root), stateOf(dialog)]).toEqual([shown, shown]);
    expect([stateOf(element), stateOf(under)]).toEqual([hidden, hidden]);
    const second = app.open("append");
    const restoreSecond = app.hideOthers(second, way);
    expect([stateOf(second), stateOf(dialog), stateOf(root)]).toEqual([shown, hidden, shown]);
    app.close(second);
    restoreSecond();
    restore();
    expect(document.body.isEqualNode(before)).toBe(true);
  },
);

test("R5.3 the host may hide the overlay root, and a leave shows what the sub-app has hidden there", async () => {
  const root = overlay() as HTMLElement;
  const under = app.open("append");
  const dialog = app.open("append");
  root.setAttribute("aria-hidden", "true");
  expect([stateOf(root), stateOf(under)]).toEqual([["true", false], shown]);
  root.removeAttribute("aria-hidden");
  app.hideOthers(dialog, "attribute");
  await handle.unmount();
  expect([stateOf(under), Object.getOwnPropertyNames(root)]).toEqual([shown, []]);
  element.removeAttribute("aria-hidden");
});

test("R5.3 the overlay root may be inside a place of the host's", async () => {
  await handle.unmount();
  const overlayParent = document.body.appendChild(document.createElement("div"));
  const beside = overlayParent.appendChild(document.createElement("p"));
  const scene = stage([registration("tips", fixture("pop-ups/app/index.html"))], { overlayParent });
  handle = scene.runtime.mountSubApp("tips", element, services());
  await handle.ready;
  const restore = app.hideOthers(app.open("append"), "attribute");
  expect([overlayParent, beside, element].map(stateOf)).toEqual([
    shown,
    ["true", false],
    ["true", false],
  ]);
  restore();
  expect([overlayParent, beside, element].map(stateOf)).toEqual([shown, shown, shown]);
  await handle.unmount();
  expect(Object.getOwnPropertyNames(overlayParent)).toEqual([]);
  overlayParent.remove();
});
