import { afterEach, expect, test } from "vitest";
import type { RuntimeOptions } from "../../types.ts";
import { fixture, registration, services, stage, type Stage } from "../harness.ts";

/** Real builds of eight teams: see examples/remotes. */
const remotes = [
  "rspack-react-one",
  "rspack-react-two",
  "rspack-plain-one",
  "vite-react-one",
  "rspack-plain-two",
  "rspack-plain-three",
  "vite-react-two",
  "rspack-plain-four",
];
const page = window as unknown as Record<string, unknown>;

let scene: Stage;
let place: HTMLElement;
const start = (options: Partial<RuntimeOptions> = {}) => {
  const file = (name: string) => fixture(`examples/remotes/${name}/mf-manifest.json`);
  const own = { contract: "module-federation", expose: "./app" } as const;
  scene = stage(
    remotes.map((name) => registration(name, file(name), own)),
    options,
  );
  place = scene.element();
};
afterEach(async () => {
  await scene.runtime.dispose();
  place.remove();
});

/** Mounts one, uses it and leaves it. */
const visit = async (name: string) => {
  const handle = scene.runtime.mountSubApp(name, place, services());
  await handle.ready;
  const button = () => place.querySelector("button");
  await expect.poll(() => button()?.textContent).toBe(`${name}: 0`);
  button()?.click();
  await expect.poll(() => button()?.textContent).toBe(`${name}: 1`);
  await handle.unmount();
  expect(place.childNodes).toHaveLength(0);
};

test("R18.10 one remote after another opens, and each again: eight teams' builds in one page", async () => {
  start();
  for (const name of [...remotes, ...remotes.toReversed()]) await visit(name);
  expect(scene.events.filter(({ error }) => error)).toEqual([]);
  // Defined for good: it belongs to the page, with what every remote has put there.
  const descriptor = Object.getOwnPropertyDescriptor(window, "__FEDERATION__");
  expect(descriptor).toMatchObject({ configurable: false });
  const { __INSTANCES__: instances } = page["__FEDERATION__"] as { __INSTANCES__: object[] };
  expect(instances.length).toBeGreaterThanOrEqual(8);
});

test("R18.4 teams' builds that share React as a singleton use the page's, and so does the next one", async () => {
  const map = document.createElement("script");
  map.type = "importmap";
  const names = ["react", "react-dom", "react-dom/client"];
  const file = (name: string) => fixture(`examples/remotes/page/${name.replace("/", "-")}.js`);
  map.textContent = JSON.stringify({
    imports: Object.fromEntries(names.map((name) => [name, file(name)])),
  });
  document.head.append(map);
  start({ shared: Object.fromEntries(names.map((name) => [name, "19.3.1"])) });
  const copies = new Set<unknown>();
  page["exampleReacts"] = copies;
  const sharing = remotes.filter((name) => name.includes("react"));
  for (const name of [...sharing, ...sharing.toReversed()]) await visit(name);
  expect(copies.size).toBe(1);
  expect(scene.events.filter(({ error }) => error)).toEqual([]);
  map.remove();
  delete page["exampleReacts"];
});
