import { afterEach, beforeEach, expect, test } from "vitest";
import type { MountHandle } from "../../index.ts";
import { fixture, registration, services, stage } from "../harness.ts";

interface App {
  open(way: string): HTMLElement;
  close(tip: HTMLElement): void;
  replace(tip: HTMLElement): HTMLElement;
  script(): HTMLElement;
}
let app: App;
let handle: MountHandle;
let element: HTMLElement;
const overlay = () => document.querySelector('[data-sub-app="tips"][data-overlay]');

beforeEach(async () => {
  const scene = stage([registration("tips", fixture("pop-ups/app/index.html"))]);
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

test("R5.2 scripts and the host's elements stay in body", () => {
  const mine = document.createElement("div");
  document.body.append(mine);
  expect([mine.parentNode, app.script().parentNode]).toEqual([document.body, document.body]);
  document.body.removeChild(mine);
  expect(mine.isConnected).toBe(false);
});
