import * as fc from "fast-check";
import { expect, test } from "vitest";
import { replacement, type Replaceable } from "./replaceable.ts";

type Change = NonNullable<ReturnType<typeof replacement>>;

/** A place, with what three sub-apps do to it: set one of their values, leave, return. */
const play = (steps: readonly [app: number, act: "set" | "leave" | "return", value: number][]) => {
  const first = () => "the host's";
  let held: unknown = first;
  const place: Replaceable = {
    read: () => held,
    write: (value) => void (held = value),
  };
  const values = Array.from({ length: 4 }, (_, index) => () => index);
  const changes: Change[][] = [[], [], []];
  const here = [true, true, true];
  const leave = (app: number) => {
    if (here[app]) for (const { undo } of changes[app]!.toReversed()) undo();
    here[app] = false;
  };
  for (const [app, act, value] of steps) {
    if (act === "leave") leave(app);
    else if (act === "return" && !here[app]) {
      here[app] = true;
      for (const { redo } of changes[app]!) redo();
    } else if (act === "set" && here[app] && held !== values[value]) {
      const before = held;
      held = values[value];
      const change = replacement(place, held, before);
      if (change) changes[app]!.push(change);
    }
  }
  for (const app of [0, 1, 2]) leave(app);
  return { held, first, place };
};

test("R6.15 replacements set, left and restored in any order end with the original", () => {
  const step = fc.tuple(
    fc.nat({ max: 2 }),
    fc.constantFrom("set", "leave", "return"),
    fc.nat({ max: 3 }),
  );
  fc.assert(
    fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
      const { held, first, place } = play(steps);
      expect(held).toBe(first);
      expect(place.layers?.stack ?? []).toEqual([]);
    }),
    { numRuns: 2000 },
  );
});
