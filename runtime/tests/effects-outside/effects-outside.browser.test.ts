// oxlint-disable typescript/unbound-method -- only compared
import { afterAll, beforeAll, expect, test } from "vitest";
import { fixture, registration, services, stage } from "../harness.ts";

const places = {
  document,
  html: document.documentElement,
  head: document.head,
  body: document.body,
  console,
  JSON,
  performance,
  navigator,
  history,
};
const descriptorsOf = (place: object) => Object.getOwnPropertyDescriptors(place);
const families = () => [...document.fonts].map(({ family }) => family).toSorted();
/** Everything a sub-app could leave there, except what it can't remove itself. */
const page = () => ({
  own: Object.fromEntries(
    Object.entries(places).map(([name, place]) => [name, descriptorsOf(place)]),
  ),
  globals: Reflect.ownKeys(window).filter(
    (name) => name !== "fixtureFixed" && name !== "fixtureGetter",
  ),
  fonts: families(),
  name: window.name,
  scroll: history.scrollRestoration,
  html: document.documentElement.cloneNode(false),
  body: document.body.cloneNode(false),
  children: document.documentElement.children.length,
});
const { runtime, events, element } = stage([
  registration("outside", fixture("effects-outside/app/index.html")),
]);
const ofHost = new FontFace("OfHost", "url(data:font/woff2;base64,d09GMgABAAAAAA==)");

beforeAll(() => {
  document.fonts.add(ofHost);
  window.name = "of host";
});
afterAll(() => {
  window.name = "";
  document.fonts.delete(ofHost);
});

test("R6.15 R6.21 R6.22 after three mounts the page outside is unchanged, and each mount finds its state", async () => {
  const place = element();
  // The patches are installed in the first idle moment; under load the browser finds none for half a minute.
  await expect
    .poll(() => descriptorsOf(document), { timeout: 60_000 })
    .toHaveProperty("addEventListener");
  const before = page();
  for (let mounts = 1; mounts <= 3; mounts += 1) {
    const handle = runtime.mountSubApp("outside", place, services());
    await handle.ready;
    const wrapped = [document.createElement, document.querySelector, JSON.stringify];
    expect([...wrapped, history.pushState].map((one) => Reflect.get(one, "by") as unknown)).toEqual(
      ["load", "app", "app", "app"],
    );
    expect(document.cookie).toBe("a=b");
    expect(JSON.stringify({ a: [1] })).toBe('{"a":[1]}');
    // Each once, even the one that its code adds only at the first mount.
    expect(new Set(families())).toEqual(new Set(["OfLoad", "OfMount", "Once", "Taken"]));
    expect([window.name, history.scrollRestoration]).toEqual(["fixture", "manual"]);
    expect(window).toMatchObject({
      fixtureOfLoad0: 0,
      fixtureOfLoadfalse: false,
      fixtureHidden: 1,
    });
    expect(page().children).toBe(before.children + 3);
    await handle.unmount();
    await expect.poll(page).toEqual(before);
  }
  expect(events.filter(({ error }) => error !== undefined)).toEqual([]);
  place.remove();
});

test("R6.3 R6.5 the host's earlier changes stay", async () => {
  const createElement = document.createElement.bind(document);
  const own = Object.assign(createElement.bind(document), { by: "host" });
  document.createElement = own;
  const place = element();
  const handle = runtime.mountSubApp("outside", place, services());
  await handle.ready;
  expect(document.createElement).not.toBe(own);
  await handle.unmount();
  expect(document.createElement).toBe(own);
  Reflect.deleteProperty(document, "createElement");
  place.remove();
});
