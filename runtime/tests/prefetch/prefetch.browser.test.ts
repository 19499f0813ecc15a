import { afterEach, expect, test, vi } from "vitest";
import { fixture, registration, seen, services, stage } from "../harness.ts";

const entry = fixture("prefetch/app/index.html");
const files = async () => (await seen("prefetch")).map(({ url }) => url.replace(/.*\//, ""));
afterEach(() => vi.unstubAllGlobals());

test("R11.1 a prefetch asks for nothing on save-data", async () => {
  const { runtime } = stage([registration("app", entry)]);
  vi.stubGlobal("navigator", { connection: { saveData: true } });
  await runtime.prefetch("app");
  vi.unstubAllGlobals();
  expect(await files()).toEqual([]);
});

test("R11.2 a prefetch fetches page, modules and styles and runs nothing; the mount uses them", async () => {
  const { runtime, element } = stage([registration("app", entry)]);
  await runtime.prefetch("app");
  expect((await files()).toSorted()).toEqual(["index.html", "main.js", "part.js", "style.css"]);
  expect("fixturePrefetched" in window).toBe(false);
  const place = element();
  const handle = runtime.mountSubApp("app", place, services());
  await handle.ready;
  expect(place.textContent).toBe("prefetched");
  const asked = await files();
  expect(
    ["index.html", "main.js", "part.js"].map(
      (file) => asked.indexOf(file) === asked.lastIndexOf(file),
    ),
  ).toEqual([true, true, true]);
  await handle.unmount();
  place.remove();
});

test("R11.3 a prefetch that fails is told and stops nothing", async () => {
  const { runtime, events } = stage([registration("app", `${entry}?status=500`)]);
  await runtime.prefetch("app");
  expect(events).toMatchObject([{ app: "app", phase: "prefetch", state: "idle" }]);
  expect(events[0]?.error).toMatchObject({ code: "ENTRY_LOAD_FAILED" });
});
