import { afterEach, beforeEach, expect, test } from "vitest";
import { fixture, registration, services, stage, type Stage } from "../harness.ts";

interface App {
  look: () => Record<string, unknown>;
  choose: () => void;
  chosen: (container: Element) => boolean[];
  renderLate: (container: Element) => void;
}
const at = (file: string) => fixture(`keep-alive-names/app/${file}`);
const load = (name: string): Promise<App> =>
  import(/* @vite-ignore */ new URL(at(`main.js?${name}`), location.href).href);
const ofOne = (name: string) => ({
  root: name,
  label: name,
  form: `${name} ${name}`,
  named: 1,
  first: name,
  all: `${name} ${name}`,
  classes: name,
  global: name,
});

let scene: Stage;
let place: HTMLElement;
beforeEach(() => {
  scene = stage(
    ["one", "two", "plain"].map((name) =>
      registration(name, at(`${name}.html`), { keepAlive: name !== "plain" }),
    ),
  );
  place = scene.element();
});
afterEach(async () => {
  await scene.runtime.dispose();
  place.remove();
});
const show = async (name: string) => {
  const handle = scene.runtime.mountSubApp(name, place, services());
  await handle.ready;
  return load(name);
};
const containerOf = (name: string) =>
  place.querySelector<HTMLElement>(`[data-sub-app="${name}"]`) ?? document.body;

const lookUps = ["querySelector", "querySelectorAll", "getElementsByClassName", "getElementById"];

test("R15.12 parked sub-apps with equal names aren't found: not by ids, names, labels, forms, classes, selectors", async () => {
  for (const name of ["one", "two", "one", "plain", "two", "one"])
    expect((await show(name)).look()).toEqual(ofOne(name));
  await show("plain");
  await scene.runtime.discard();
  // With nothing parked, look-ups are the browser's own.
  for (const one of [document, document.documentElement, document.body])
    for (const name of lookUps) expect(Object.hasOwn(one, name)).toBe(false);
});

test("R15.13 a parked sub-app that is discarded finds its own elements, and leaves those shown alone", async () => {
  await show("one");
  const one = containerOf("one");
  const two = await show("two");
  await scene.runtime.discard();
  expect(two.look()).toEqual(ofOne("two"));
  expect(one.childNodes).toHaveLength(0);
});

test("R15.12 groups of radio buttons with equal names stay apart", async () => {
  const one = await show("one");
  one.choose();
  const two = await show("two");
  expect(two.chosen(containerOf("two"))).toEqual([true, false]);
  two.choose();
  await show("one");
  expect(one.chosen(containerOf("one"))).toEqual([false, true]);
  await show("two");
  expect(two.chosen(containerOf("two"))).toEqual([false, true]);
});

test("R15.12 what a parked sub-app renders late is found when it is shown again", async () => {
  const one = await show("one");
  const container = containerOf("one");
  await show("two");
  one.renderLate(container);
  await expect.poll(() => document.getElementById("late")).toBeNull();
  expect(container.textContent).toContain("one");
  await show("one");
  expect(document.getElementById("late")).not.toBeNull();
});
