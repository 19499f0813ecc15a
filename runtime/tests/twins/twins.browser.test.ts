import { expect, test } from "vitest";
import { fixture, registration, services, stage } from "../harness.ts";

const entry = fixture("twins/app/index.html");
const load = (): Promise<{ heard: string[] }> =>
  import(/* @vite-ignore */ new URL(entry.replace("index.html", "main.js"), location.href).href);

test("R6.25 two registrations of one entry page: the one in the page owns its effects, prefetches or not", async () => {
  const { runtime, element, events } = stage(
    ["one", "two"].map((name) => registration(name, entry)),
  );
  const place = element();
  const hears = async () => {
    const { heard } = await load();
    heard.length = 0;
    window.dispatchEvent(new Event("fixture-twin"));
    return [...heard];
  };
  for (const [name, other] of [
    ["one", "two"],
    ["two", "one"],
    ["one", "two"],
  ] as const) {
    const handle = runtime.mountSubApp(name, place, services());
    await handle.ready;
    await runtime.prefetch(other, { evaluate: true });
    expect(await hears()).toEqual(["module", name]);
    // One takes over from the other in the same element, too.
    const next = runtime.mountSubApp(other, place, services());
    await next.ready;
    expect(await hears()).toEqual(["module", other]);
    await next.unmount();
    expect(await hears()).toEqual([]);
  }
  expect(events.filter(({ error }) => error)).toEqual([]);
  place.remove();
});
