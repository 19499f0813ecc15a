import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { failureOf } from "../harness.ts";
import { absolute, at, show } from "./staged.ts";

const colorOf = (place: HTMLElement) =>
  getComputedStyle(place.querySelector(".mark") as Element).color;
const ofWindow = () => Object.keys(window).toSorted();

test("R18.1 a garfish UMD build exports a provider that renders and destroys", async () => {
  const before = ofWindow();
  const app = show("garfish.html", { contract: "garfish" });
  await app.handle.ready;
  const state = app.state();
  expect(state).toMatchObject({ powered: true, vendor: "vendor" });
  expect(state.steps).toEqual([
    "provider /foreign true",
    "render /foreign Ada true",
    "heard foreign",
  ]);
  expect(app.place.innerText).toBe("foreign");
  expect(colorOf(app.place)).toBe("rgb(1, 2, 3)");
  expect("exports" in window || "module" in window || "require" in window).toBe(false);
  await app.handle.unmount();
  expect(state.steps.at(-1)).toBe("destroy true true");
  expect(ofWindow()).toEqual(before);
  const again = app.mount({ basename: "/moved" });
  await again.ready;
  expect(state.steps.slice(4, 6)).toEqual(["provider /moved true", "render /moved Ada true"]);
  await again.unmount();
});

test("R18.1 a module announces its provider in __GARFISH_EXPORTS__", async () => {
  const { handle, place } = show("garfish-module.html", { contract: "garfish" });
  await handle.ready;
  expect(place.innerText).toBe("module at /foreign");
  await handle.unmount();
  expect("__GARFISH_EXPORTS__" in window).toBe(false);
});

test("R18.2 icestark's lifecycles are on the library that the sub-app names", async () => {
  const before = ofWindow();
  const app = show("icestark.html", { contract: "icestark" });
  await app.handle.ready;
  const state = app.state();
  expect(state).toMatchObject({ inside: true, basename: "/foreign" });
  expect(state.steps).toEqual(["mount /foreign Ada true"]);
  expect(colorOf(app.place)).toBe("rgb(1, 2, 3)");
  await app.handle.unmount();
  expect(state.steps.at(-1)).toBe("unmount true");
  expect(ofWindow()).toEqual(before);
  const again = app.mount();
  await again.ready;
  expect(app.state().steps).toHaveLength(3);
  await again.unmount();
});

test("R18.2 icestark's lifecycles may be registered as appEnter and appLeave", async () => {
  const { handle, place } = show("icestark-register.html", { contract: "icestark" });
  await handle.ready;
  expect(place.innerText).toBe("entered");
  await handle.unmount();
});

test("R18.3 a remote's only exposed module is the sub-app; R18.4 it shares the page's matching packages", async () => {
  const map = document.createElement("script");
  map.type = "importmap";
  const imports = { "shared-pkg": at("shared-pkg.js"), "shared-old": at("shared-pkg.js") };
  map.textContent = JSON.stringify({ imports });
  document.head.append(map);
  const shared = { "shared-pkg": "2.3.0", "shared-old": "2.0.0" };
  const own = { contract: "module-federation" } as const;
  const app = show("mf-manifest.json", own, {}, { shared });
  await app.handle.ready;
  map.remove();
  expect(app.place.innerText).toBe("the page's, own shared-old for Ada");
  expect(app.state()).toMatchObject({ inits: 1, script: absolute("remoteEntry.js") });
  await app.handle.unmount();
  expect(window).not.toHaveProperty("remoteContainer", expect.anything());
  const again = app.mount({ user: "Bob" });
  await again.ready;
  expect(app.place.innerText).toContain("for Bob");
  expect(app.state()).toMatchObject({ inits: 1 });
  await again.unmount();
});

describe("with React in the page's import map", () => {
  const map = document.createElement("script");
  beforeAll(() => {
    map.type = "importmap";
    const imports = { react: at("page-react.js"), "react-dom/client": at("page-react.js") };
    map.textContent = JSON.stringify({ imports });
    document.head.append(map);
  });
  afterAll(() => map.remove());
  const shared = { react: "1.3.0", "react-dom/client": "1.3.0" };
  const contract = "module-federation" as const;

  test.each([
    ["mf-shares.json", "./card"],
    ["remote-shares.js?bare", "./card"],
    ["mf-shares.json", "./hooks"],
  ])("R18.3 of %s, %s is a React component", async (file, expose) => {
    const app = show(file, { contract, expose }, {}, { shared });
    if (expose === "./hooks") {
      // It reached its first render.
      expect(String(await failureOf(app.handle.ready))).toContain("useState of null");
      return;
    }
    await app.handle.ready;
    expect(app.place.innerText).toBe("page card for Ada");
    await app.handle.update({ basename: "/foreign", user: "Bob" });
    expect(app.place.innerText).toBe("page card for Bob");
    const root = app.place.querySelector<HTMLElement>("[data-sub-app]");
    await app.handle.unmount();
    expect(root?.textContent).toBe("unmounted");
  });

  test("R18.4 a remote that shares ReactDOM's client gets React with it, or neither", async () => {
    const own = { contract, expose: "./card" };
    const app = show("remote-shares.js?alone", own, {}, { shared: { react: "1.3.0" } });
    // Its own React has no ReactDOM that can render.
    expect(await failureOf(app.handle.ready)).toMatchObject({ code: "LIFECYCLE_MISSING" });
  });

  test("R18.4 the next remote uses the singleton that one has loaded", async () => {
    const own = { contract, expose: "./store" };
    const one = show("remote-shares.js?one", own, {}, { shared });
    await one.handle.ready;
    const two = show("remote-shares.js?two", own, {}, { shared });
    await two.handle.ready;
    expect([one.place.innerText, two.place.innerText]).toEqual(["1", "2"]);
    await Promise.all([one.handle.unmount(), two.handle.unmount()]);
  });

  test("R18.5 the error names what a remote expects from the page", async () => {
    const own = { contract, expose: "./needs-page" };
    const error = await failureOf(show("mf-shares.json", own, {}, { shared }).handle.ready);
    expect(String(error)).toContain("page-only ^1.0.0 from the page");
  });
});

test("R18.3 a bridge rerenders with new services", async () => {
  const own = { contract: "module-federation", global: "remoteContainer" } as const;
  const { handle, place } = show("remoteEntry.js", own);
  await handle.ready;
  expect(place.innerText).toBe("foreign at /foreign for Ada");
  await handle.update({ basename: "/foreign", user: "Bob" });
  expect(place.innerText).toBe("foreign at /foreign for Bob");
  await handle.unmount();
});

test("R18.3 a container may be a module", async () => {
  const { handle, place } = show("remote-module.js", { contract: "module-federation" });
  await handle.ready;
  expect(place.innerText).toBe("from a module");
  await handle.unmount();
});

test.each([
  ["remote-forms.js?form=aPromise", "aPromise"],
  ["remote-forms.js?form=aDefault", "aDefault"],
  ["remote-forms.js?form=noInit", "noInit"],
  ["remote-default.js", undefined],
  ["manifests/elsewhere.json", undefined],
  ["manifests/generated.json", undefined],
])("R18.3 the container that %s gives as %s", async (file, global) => {
  const { handle, place } = show(file, { contract: "module-federation", global });
  await handle.ready;
  expect(place.innerText).toBe("mounted");
  await handle.unmount();
});

test("R18.3 a component without the page's React is rendered with its remote's, if that is shared", async () => {
  const contract = "module-federation" as const;
  const app = show("remote-old-react.js", { contract });
  await app.handle.ready;
  expect(app.place.innerText).toBe("own card for Ada");
  const root = app.place.querySelector<HTMLElement>("[data-sub-app]");
  await app.handle.unmount();
  expect(root?.textContent).toBe("unmounted");
  const unshared = show("remote-old-react.js?unshared", { contract });
  expect(await failureOf(unshared.handle.ready)).toMatchObject({ code: "LIFECYCLE_MISSING" });
});

test("R7.8 R18.3 a module container whose exposed module fails is initialized once, and the retry works", async () => {
  const app = show("remote-failing-once.js", { contract: "module-federation" });
  expect(String(await failureOf(app.handle.ready))).toContain("did not arrive");
  const again = app.mount();
  await again.ready;
  expect(app.place.innerText).toBe("from a module");
  await again.unmount();
});

test.each([
  ["empty.html", { contract: "garfish" }, "`provider`"],
  ["empty.html", { contract: "icestark" }, "setLibraryName"],
  ["remoteEntry.js", { contract: "module-federation", global: "elsewhere" }, "./export-app"],
] as const)(
  "R18.5 %s as %o: the error names where the lifecycles were expected",
  async (file, own, place) => {
    const error = await failureOf(show(file, own).handle.ready);
    expect(error).toMatchObject({ name: "ContractMissingError", code: "LIFECYCLE_MISSING" });
    expect(String(error)).toContain(place);
  },
);

test("R18.5 a page instead of a manifest is rejected", async () => {
  const own = { contract: "module-federation" } as const;
  const error = await failureOf(show("broken-manifest.json", own).handle.ready);
  expect(error).toMatchObject({ code: "ENTRY_INVALID", reason: "not-manifest" });
  const missing = await failureOf(show("no-manifest.json", own).handle.ready);
  expect(missing).toMatchObject({ code: "ENTRY_LOAD_FAILED", type: "missing" });
});
