import { expect, test } from "vitest";
import { createGlobalsLayer } from "../../legacy/globals-layer.ts";
import { services, stage } from "../harness.ts";
import { absolute, elements, legacy, page, recorded, staged, version } from "./staged.ts";

test("R13.8 two sub-apps with different $ and a host with its own", async () => {
  page["$"] = "host's";
  const mount = staged([
    legacy("one", "jquery-one.html", { global: "app-one" }),
    legacy("two", "jquery-two.html", { global: "app-two" }),
  ]);
  for (const name of ["one", "two", "one", "two"]) {
    const { ready, place, handle } = mount(name);
    await ready;
    expect(place.textContent.trim()).toBe(`with $ ${name}: ${name}`);
    expect(version()).toBe(name);
    await handle.unmount();
    expect(page["$"]).toBe("host's");
    expect("app-one" in window || "app-two" in window).toBe(false);
  }
});

test("R13.8 of two active apps the remaining one's global is restored, in either order of leaving", async () => {
  page["$"] = "host's";
  const mount = staged([
    legacy("one", "jquery-one.html", { global: "app-one" }),
    legacy("two", "jquery-two.html", { global: "app-two" }),
  ]);
  const both = async () => {
    const one = mount("one");
    await one.ready;
    const two = mount("two");
    await two.ready;
    expect(version()).toBe("two");
    return { one: one.handle, two: two.handle };
  };
  const last = await both();
  await last.two.unmount();
  expect(version()).toBe("one");
  await last.one.unmount();
  expect(page["$"]).toBe("host's");
  const first = await both();
  await first.one.unmount();
  expect(version()).toBe("two");
  await first.two.unmount();
  expect(page["$"]).toBe("host's");
});

test("R13.8 a global set between lifecycles and changed in unmount is gone, and the host's is back", async () => {
  page["clearingHosts"] = "host's";
  try {
    const mount = staged([legacy("clearing")]);
    for (let round = 1; round <= 2; round += 1) {
      const { ready, place, handle } = mount("clearing");
      await ready;
      place.querySelector<HTMLElement>("[data-sub-app]")!.click();
      expect(page["clearingChart"]).toEqual({ data: [] });
      await handle.unmount();
      expect("clearingChart" in window).toBe(false);
      expect(page["clearingHosts"]).toBe("host's");
    }
  } finally {
    Reflect.deleteProperty(page, "clearingHosts");
  }
});

test("R13.8 globals needed by a patch of built-in objects stay with it", async () => {
  const mount = staged([legacy("zoned", "zone.html")]);
  let unzone: (() => void) | undefined;
  try {
    for (let round = 1; round <= 2; round += 1) {
      const { ready, handle } = mount("zoned");
      await ready;
      unzone ??= page["unzone"] as () => void;
      const { current } = page["Zone"] as { current: { listened: number; timed: number } };
      expect(current.timed).toBeGreaterThanOrEqual(round);
      await handle.unmount();
      const { listened, timed } = current;
      new EventTarget().addEventListener("any", () => undefined);
      expect(current.listened).toBe(listened + 1);
      setTimeout(() => undefined);
      expect(current.timed).toBe(timed);
    }
  } finally {
    unzone?.();
  }
});

test("R13.8 a kept-alive sub-app gets its globals back when shown again", async () => {
  page["$"] = "host's";
  const element = document.body.appendChild(document.createElement("div"));
  elements.push(element);
  const { runtime } = stage([
    legacy("one", "jquery-one.html", { global: "app-one", keepAlive: true }),
    legacy("two", "jquery-two.html", { global: "app-two", keepAlive: true }),
  ]);
  for (const name of ["one", "two", "one", "two"]) {
    const handle = runtime.mountSubApp(name, element, services());
    await handle.ready;
    expect(version()).toBe(name);
    await handle.unmount();
    expect(handle.state).toBe("parked");
    expect(page["$"]).toBe("host's");
  }
  await runtime.discard();
  expect(page["$"]).toBe("host's");
  expect("app-one" in window).toBe(false);
});

test("R13.14 R6.26 listeners that its library adds once return; those of each mount don't", async () => {
  const record = recorded();
  const mount = staged([legacy("listening")]);
  const tell = () => document.dispatchEvent(new Event("fixture-heard"));
  const first = mount("listening");
  await first.ready;
  tell();
  await first.handle.unmount();
  const heard = (await record) as unknown;
  expect(heard).toEqual({ once: 1, each: 1 });
  for (let round = 2; round <= 4; round += 1) {
    tell();
    const { ready, handle } = mount("listening");
    await ready;
    tell();
    await handle.unmount();
    expect(heard).toEqual({ once: round, each: round });
  }
});

test("R13.4 two sub-apps that load at once each find their own public path", async () => {
  const told = new Map<string, string>();
  const hear = (event: Event) => {
    const [folder, path] = (event as CustomEvent<[folder: string, path: string]>).detail;
    told.set(folder, path);
  };
  document.addEventListener("legacy-path", hear);
  const mount = staged([legacy("one", "one/index.html"), legacy("two", "two/index.html")]);
  const both = [mount("one"), mount("two")];
  await Promise.all(both.map(({ ready }) => ready));
  document.removeEventListener("legacy-path", hear);
  const folders = [absolute("one/"), absolute("two/")];
  expect(told).toEqual(new Map(folders.map((folder) => [folder, folder])));
  await Promise.all(both.map(({ handle }) => handle.unmount()));
});

const path = () => page["publicPath"];

/** A layer that shows its path while a script of it is loading, and another that is never held. */
const scriptOnItsWay = () => {
  const one = createGlobalsLayer();
  const leaveOne = one.hold();
  one.set("publicPath", "one");
  const script = Promise.withResolvers<void>();
  return { script, running: one.onTop(() => script.promise), leaveOne, two: createGlobalsLayer() };
};

test("R13.4 an app that starts during another's script load finds its own values unchanged", async () => {
  const { script, running, leaveOne, two } = scriptOnItsWay();
  const leaveTwo = two.hold();
  two.set("publicPath", "two");
  expect(path()).toBe("one");
  script.resolve();
  await running;
  expect(path()).toBe("two");
  leaveTwo();
  expect(path()).toBe("one");
  leaveOne();
  expect("publicPath" in window).toBe(false);
});

test("R13.4 leaving a sub-app during its script load keeps the others' globals", async () => {
  const { script, running, leaveOne, two } = scriptOnItsWay();
  leaveOne();
  const leaveTwo = two.hold();
  two.set("publicPath", "two");
  expect(path()).toBe("two");
  script.resolve();
  await running;
  expect(path()).toBe("two");
  leaveTwo();
  expect("publicPath" in window).toBe(false);
});
