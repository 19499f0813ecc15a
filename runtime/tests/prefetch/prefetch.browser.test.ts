import { afterEach, expect, test, vi } from "vitest";
import { fixture, registration, seen, services, stage } from "../harness.ts";

const entry = fixture("prefetch/app/index.html");
const files = async () => (await seen("prefetch")).map(({ url }) => url.replace(/.*\//, ""));
afterEach(() => vi.unstubAllGlobals());

test("R11.1 a prefetch requests nothing with save-data", async () => {
  const { runtime } = stage([registration("app", entry)]);
  vi.stubGlobal("navigator", { connection: { saveData: true } });
  await runtime.prefetch("app");
  vi.unstubAllGlobals();
  expect(await files()).toEqual([]);
});

test("R11.7 a disposed runtime prefetches nothing", async () => {
  const { runtime } = stage([registration("app", entry)]);
  await runtime.dispose();
  await runtime.prefetch("app");
  expect(await files()).toEqual([]);
});

test("R11.2 a prefetch fetches page, modules and styles without running them; the mount uses them", async () => {
  const { runtime, element } = stage([registration("app", entry)]);
  await runtime.prefetch("app");
  expect((await files()).toSorted()).toEqual(["index.html", "main.js", "part.js", "style.css"]);
  expect("fixturePrefetched" in window).toBe(false);
  const place = element();
  const handle = runtime.mountSubApp("app", place, services());
  await handle.ready;
  expect(place.textContent).toBe("prefetched");
  const asked = await files();
  expect(asked.toSorted()).toEqual([...new Set(asked)].toSorted());
  await handle.unmount();
  place.remove();
});

test("R11.3 a failed prefetch is reported and stops nothing", async () => {
  const { runtime, events } = stage([registration("app", `${entry}?status=500`)]);
  await runtime.prefetch("app");
  expect(events).toMatchObject([{ app: "app", phase: "prefetch", state: "idle" }]);
  expect(events[0]?.error).toMatchObject({ code: "ENTRY_LOAD_FAILED" });
});

test("R11.2 a mount that starts during a prefetch requests nothing twice", async () => {
  const before = (await files()).length;
  const { runtime, element } = stage([registration("app", `${entry}?during`)]);
  const place = element();
  const ahead = runtime.prefetch("app");
  const handle = runtime.mountSubApp("app", place, services());
  await Promise.all([ahead, handle.ready]);
  expect((await files()).slice(before).toSorted()).toEqual(["index.html?during", "style.css"]);
  await handle.unmount();
  place.remove();
});

test("R11.2 leaving during the load keeps what was prefetched for the next mount", async () => {
  const page = `${entry}?twice`;
  const { runtime, element } = stage([registration("app", page)]);
  await runtime.prefetch("app");
  const before = (await files()).length;
  const place = element();
  await runtime.mountSubApp("app", place, services()).unmount();
  const handle = runtime.mountSubApp("app", place, services());
  await handle.ready;
  expect(await files()).toHaveLength(before);
  await handle.unmount();
  place.remove();
});

test("R11.4 with evaluate the modules run ahead, lifecycles don't, and the mount requests nothing", async () => {
  const { runtime, element, events } = stage(
    [registration("app", fixture("prefetch/app/evaluated.html"))],
    { globalOwnedByHost: (name) => name.startsWith("fixture") },
  );
  const ran = () => (window as { fixtureEvaluated?: string[] }).fixtureEvaluated;
  await runtime.prefetch("app", { evaluate: true });
  expect(ran()).toEqual(["run"]);
  expect(document.adoptedStyleSheets).toHaveLength(0);
  expect(events).toEqual([]);
  const count = (await files()).length;
  const place = element();
  const handle = runtime.mountSubApp("app", place, services());
  await handle.ready;
  expect(ran()).toEqual(["run", "bootstrap", "mount"]);
  expect(await files()).toHaveLength(count);
  expect(document.adoptedStyleSheets).toHaveLength(1);
  await handle.unmount();
  place.remove();
});

test("R11.5 a known release is prefetched without its page, and used without a request", async () => {
  const before = (await files()).length;
  const release = {
    entry: "main.js?known",
    modules: ["main.js?known", "part.js"],
    styles: ["style.css?known"],
  };
  const { runtime, element } = stage([registration("app", entry, { release })]);
  await runtime.prefetch("app");
  const place = element();
  const handle = runtime.mountSubApp("app", place, services());
  await handle.ready;
  expect(place.textContent).toBe("prefetched");
  // Another test has loaded the part into the module map.
  expect((await files()).slice(before).toSorted()).toEqual(["main.js?known", "style.css?known"]);
  await handle.unmount();
  place.remove();
});

test.each([
  ["page", "index.html?once=500&ahead", false],
  ["module that throws", "throws.html", true],
])("R11.6 a %s whose prefetch failed is loaded again by the mount", async (_, page, evaluate) => {
  const { runtime, element, events } = stage(
    [registration("app", fixture(`prefetch/app/${page}`))],
    { globalOwnedByHost: (name) => name.startsWith("fixture") },
  );
  await runtime.prefetch("app", { evaluate });
  expect(events).toMatchObject([{ app: "app", phase: "prefetch" }]);
  const place = element();
  const handle = runtime.mountSubApp("app", place, services());
  await handle.ready;
  expect(place.textContent).not.toBe("");
  await handle.unmount();
  place.remove();
});
