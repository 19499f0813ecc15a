import { afterEach, expect, test, vi } from "vitest";
import type { RuntimeOptions, SubAppRegistration } from "../../types.ts";
import { fixture, registration, services, stage, type Stage } from "../harness.ts";

const page = window as unknown as Record<string, unknown>;
const entry = fixture("realm-parent/app/index.html");
const reaching = (own: Partial<SubAppRegistration> = {}) =>
  registration("reaching", entry, { realm: "iframe", legacy: true, ...own });
/** A sub-app in the page makes the runtime load the code that watches all of it. */
const inPage = registration("in-page", fixture("realm-parent/app/none.html"));
const symbol = Symbol.for("of-realm");
const left = () => document.querySelectorAll(".of-realm").length;
const named = () => [page["setByRealm"] !== undefined, Object.hasOwn(page, symbol)];
const ping = () => document.body.dispatchEvent(new Event("fixture-ping", { bubbles: true }));
const hearPing = vi.fn();
let scene: Stage;

const start = (all: SubAppRegistration[], options: Partial<RuntimeOptions> = {}) => {
  page["hearPing"] = hearPing;
  page["addByHost"] = () => {
    const node = document.createElement("p");
    node.id = "of-host";
    document.body.append(node);
  };
  scene = stage(all, options);
};
const mount = async (name = "reaching") => {
  const element = scene.element();
  const handle = scene.runtime.mountSubApp(name, element, services());
  await handle.ready;
  return handle;
};

afterEach(async () => {
  await scene.runtime.dispose();
  hearPing.mockClear();
  document.querySelector("#of-host")?.remove();
  for (const name of ["hearPing", "addByHost", "setByHost"]) Reflect.deleteProperty(page, name);
});

test.each([
  ["only realms", [reaching()]],
  ["another in the page", [reaching(), inPage]],
])(
  "R14.12 R6.3 with %s, a realm's additions to the page through `parent` are removed, and the host's stay",
  async (_, all) => {
    start(all);
    for (const round of [1, 2]) {
      const handle = await mount();
      expect(left(), `round ${round}`).toBe(5);
      expect(named()).toEqual([true, true]);
      ping();
      expect(hearPing).toHaveBeenCalledTimes(3);
      await handle.unmount();
      expect(left()).toBe(0);
      expect(named()).toEqual([false, false]);
      ping();
      expect(hearPing).toHaveBeenCalledTimes(3);
      expect(document.querySelectorAll("#of-host")).toHaveLength(1);
      document.querySelector("#of-host")?.remove();
      hearPing.mockClear();
    }
  },
);

test("R14.12 R6.8 with only realms, the page's methods are native while none is mounted", async () => {
  const places = [window, document, document.documentElement, document.head, document.body];
  const own = () => places.map((place) => Reflect.ownKeys(place).filter((key) => key !== "0"));
  start([reaching()]);
  const ofHost = vi.fn();
  document.body.prepend = ofHost;
  const before = own();
  const handle = await mount();
  expect(own()).not.toEqual(before);
  await handle.unmount();
  expect(own()).toEqual(before);
  expect(Reflect.get(document.body, "prepend")).toBe(ofHost);
  Reflect.deleteProperty(document.body, "prepend");
});

test("R14.12 R6.16 with only realms, a shared global is removed with the last of them", async () => {
  start([reaching(), reaching({ name: "beside", global: "reaching" })]);
  const one = await mount();
  const other = await mount("beside");
  page["setByOne"] = true;
  await one.unmount();
  expect(page).toHaveProperty("setByOne");
  await other.unmount();
  expect(page).not.toHaveProperty("setByOne");
  expect([left(), ...named()]).toEqual([0, false, false]);
});

test("R14.12 R6.11 with only realms, additions while the realm is parked are the host's", async () => {
  start([reaching({ keepAlive: true })]);
  const handle = await mount();
  await handle.unmount();
  page["setByHost"] = true;
  expect([left(), ...named()]).toEqual([5, true, true]);
  const again = await mount();
  await again.unmount();
  await scene.runtime.discard();
  expect([left(), ...named()]).toEqual([0, false, false]);
  expect(page).toHaveProperty("setByHost");
});

test("R14.12 R6.5 with only realms, nodes and globals that the host claims stay", async () => {
  start([reaching()], {
    ownedByHost: (node) => (node as Element).localName === "template",
    globalOwnedByHost: (name) => name === "setByRealm",
  });
  const handle = await mount();
  await handle.unmount();
  expect([left(), ...named()]).toEqual([2, true, false]);
  for (const node of document.querySelectorAll(".of-realm")) node.remove();
  Reflect.deleteProperty(page, "setByRealm");
});
