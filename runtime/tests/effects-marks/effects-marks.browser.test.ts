import { expect, test } from "vitest";
import { fixture, registration, services, stage } from "../harness.ts";

const places = [document, document.documentElement, document.body];
const marks = (name: string) => places.map((place) => name in place);

test("R6.23 a library that marks its listeners listens at each mount and leaves no mark", async () => {
  const { runtime, element } = stage([
    registration("marks", fixture("effects-marks/app/index.html")),
  ]);
  const place = element();
  for (let mounts = 1; mounts <= 3; mounts += 1) {
    const handle = runtime.mountSubApp("marks", place, services());
    await handle.ready;
    expect(marks("fixtureListens")).toEqual([true, true, true]);
    // Properties the host's code sets while the sub-app is mounted must stay.
    Object.assign(document.body, { [`ofHost${mounts}`]: true });
    document.body.addEventListener("fixture-host", () => undefined);
    for (const one of places)
      for (const type of ["fixture-a", "fixture-b"]) one.dispatchEvent(new Event(type));
    expect(Reflect.get(window, "fixtureHeard")).toEqual(
      places.flatMap(({ nodeName }) => [`${nodeName} fixture-a`, `${nodeName} fixture-b`]),
    );
    await handle.unmount();
    expect(marks("fixtureListens")).toEqual([false, false, false]);
    expect(marks(`ofHost${mounts}`)).toEqual([false, false, true]);
  }
  place.remove();
});
