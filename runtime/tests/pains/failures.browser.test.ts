import { afterEach, beforeEach, expect, test } from "vitest";
import { failureOf, fixture, registration, seen, services, stage } from "../harness.ts";
import { app, find, moduleOf, shown } from "./pain.ts";

let place: HTMLElement;
beforeEach(() => {
  place = document.body.appendChild(document.createElement("div"));
});
afterEach(() => place.remove());

test("R7.8 a failed load is sticky (qiankun#1990, single-spa#1006, #1301): after a broken page, a broken module and a module that threw, the next try works", async () => {
  sessionStorage.removeItem("pain-sticky");
  const page = fixture("pains/app/sticky.html?once=503");
  const { runtime } = stage([registration("sticky", page), app("other")]);
  const attempt = () => failureOf(runtime.mountSubApp("sticky", place, services()).ready);
  expect(await attempt()).toMatchObject({ code: "ENTRY_LOAD_FAILED", type: "error" });
  expect(await attempt()).toMatchObject({ code: "CHUNK_LOAD_FAILED", type: "error" });
  expect(await attempt()).toMatchObject({ code: "LIFECYCLE_FAILED", phase: "load" });
  // The retry loads what threw from a new address, where the server fails once again.
  expect(await attempt()).toMatchObject({ code: "CHUNK_LOAD_FAILED", type: "error" });
  const between = await shown(runtime, "other", place);
  await between.unmount();
  const handle = await shown(runtime, "sticky", place);
  expect(place.textContent).toBe("at last");
  await handle.unmount();
});

test("R8.4 R8.6 containers race (qiankun#2845, #3089, #2368): fast clicks end with the last app, every mount is unmounted, and an element removed during the load does no harm", async () => {
  const { runtime, events, element } = stage([app("slow"), app("other")]);
  const names = ["slow", "other"];
  const handles = Array.from({ length: 20 }, (_, turn) =>
    runtime.mountSubApp(names[turn % 2] ?? "", place, services({ label: `${turn}` })),
  );
  const last = handles.at(-1);
  await last?.ready;
  await Promise.all(handles.slice(0, -1).map((handle) => handle.unmount()));
  expect(place.textContent).toBe("other");

  // The host's page changes while the app is loading: its element is replaced by another.
  const { log } = await moduleOf<{ log: string[] }>("slow.js");
  log.length = 0;
  const data = Promise.withResolvers<void>();
  const own = { label: "gone", data: data.promise };
  const gone = runtime.mountSubApp("slow", place, services(own));
  await expect.poll(() => log).toEqual(["mount gone"]);
  place.remove();
  place = element();
  const left = gone.unmount();
  const again = await shown(runtime, "slow", place, { label: "again" });
  data.resolve();
  await left;
  expect(place.textContent).toBe("slow again");
  await again.unmount();
  expect(log.toSorted()).toEqual(["mount again", "mount gone", "unmount again", "unmount gone"]);
  expect(events.filter(({ error }) => error)).toEqual([]);
});

test("R4.2 R7.11 a redeploy breaks chunks (qiankun#2978, module-federation/core#4807): a running release stays complete, and the next visit after a missing chunk gets the new release", async () => {
  const page = "pains/app/page.html?versions=release-1.html,release-2.html";
  const { runtime, events } = stage([registration("app", fixture(page))]);
  const first = await shown(runtime, "app", place);
  await first.unmount();
  await shown(runtime, "app", place);
  expect(place.textContent).toBe("Reportrelease 1");
  expect((await seen("pains")).filter(({ url }) => url.includes(page))).toHaveLength(1);

  // It is uncaught, and Vitest would fail the test.
  const quiet = (event: ErrorEvent) => event.preventDefault();
  window.addEventListener("error", quiet, { capture: true });
  find(place, "button").click();
  const told = () => events.findLast(({ error }) => error)?.error;
  await expect.poll(told).toMatchObject({ code: "CHUNK_LOAD_FAILED", type: "missing", app: "app" });
  window.removeEventListener("error", quiet, { capture: true });
  const second = await shown(runtime, "app", place);
  expect(place.textContent).toBe("release 2");
  await second.unmount();
});

test("R1.6 R2.2 one dead remote kills the host (module-federation/core#3877, #2672): files are requested only when needed, and a failure affects no other sub-app", async () => {
  const dead = "http://127.0.0.1:1/index.html";
  const { runtime, element } = stage([
    registration("dead", dead),
    app("broken", { entry: fixture("pains/app/other.html?status=500") }),
    app("hanging", { entry: fixture("pains/app/other.html?hang"), timeout: 200 }),
    app("other", { entry: fixture("pains/app/other.html?lazily") }),
  ]);
  const asked = async () => (await seen("pains")).filter(({ url }) => url.includes("?lazily"));
  expect(await asked()).toEqual([]);
  const places = runtime.names.map(() => element());
  const handles = runtime.names.map((name, index) =>
    runtime.mountSubApp(name, places[index] ?? place, services()),
  );
  await handles[3]?.ready;
  expect(places.map(({ textContent }) => textContent)).toEqual(["", "", "", "other"]);
  const failures = await Promise.all(handles.slice(0, 3).map((handle) => failureOf(handle.ready)));
  expect(failures).toMatchObject([
    { app: "dead", code: "ENTRY_LOAD_FAILED", type: "error", url: dead },
    { app: "broken", code: "ENTRY_LOAD_FAILED", type: "error" },
    { app: "hanging", code: "ENTRY_LOAD_FAILED", type: "timeout" },
  ]);
  expect(handles[3]?.state).toBe("mounted");
  await handles[3]?.unmount();
  for (const each of places) each.remove();
});
