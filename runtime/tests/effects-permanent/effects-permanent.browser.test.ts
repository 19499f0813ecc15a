import { expect, test } from "vitest";
import { fixture, registration, services, stage } from "../harness.ts";

const page = window as unknown as Record<PropertyKey, { uses: number } | undefined>;
const symbol = Symbol.for("fixture-permanent");
const forGood = ["__FIXTURE_HIDDEN__", "__FIXTURE_READ_ONLY__", "__FIXTURE_ACCESSOR__", symbol];
const uses = (names: PropertyKey[]) => names.map((name) => page[name]?.uses);
const at = (file: string) => fixture(`effects-permanent/app/${file}.html`);

test("R6.24 globals defined for good belong to the page; R13.25 also if a legacy sub-app does", async () => {
  const apps = ["module", "legacy-one", "legacy-two"];
  const { runtime, element, events } = stage(
    apps.map((name) => registration(name, at(name), { legacy: name.startsWith("legacy") })),
  );
  const place = element();
  let visits = 0;
  for (const name of [...apps, ...apps]) {
    visits += 1;
    const handle = runtime.mountSubApp(name, place, services());
    await handle.ready;
    expect(uses(forGood)).toEqual([visits, visits, visits, visits]);
    if (name !== "module") {
      const own = name.replace("legacy-", "");
      expect([page["fixtureDeclared"], page["__FIXTURE_KEPT__"]]).toEqual([own, own]);
    }
    await handle.unmount();
    expect(uses(forGood)).toEqual([visits, visits, visits, visits]);
    // Others are removed; a declaration can't be, so it has no value.
    for (const gone of ["__FIXTURE_STORE__", "__FIXTURE_LOCKED__", "__FIXTURE_KEPT__"])
      expect([gone, gone in window]).toEqual([gone, false]);
    expect(page["fixtureDeclared"]).toBeUndefined();
  }
  expect(events.filter(({ error }) => error)).toEqual([]);
  place.remove();
});
