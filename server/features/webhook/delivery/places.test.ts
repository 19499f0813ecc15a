import * as fc from "fast-check";
import { expect, test } from "vitest";
import { createPlaces } from "./places.ts";

const takeAll = (places: ReturnType<typeof createPlaces>, applicationId: string, webhooks = 10) => {
  let taken = 0;
  for (let number = 0; number < webhooks; number += 1) {
    const receiver = { webhookId: `${applicationId}-${number}`, applicationId };
    for (let room = places.freeFor(receiver); room > 0; room -= 1) {
      places.take(receiver);
      taken += 1;
    }
  }
  return taken;
};

test("a webhook has four places, its application half of all, and the next one a share of the rest", () => {
  const places = createPlaces();
  expect(takeAll(places, "one", 1)).toBe(4);
  expect(places.full()).toEqual({ webhooks: ["one-0"], applications: [] });
  expect(takeAll(places, "one")).toBe(12);
  expect(places.full().applications).toEqual(["one"]);
  expect(takeAll(places, "two")).toBe(8);
  expect(places.free()).toBe(8);
});

test("whatever five applications hold, one that holds nothing gets a place", () => {
  const asked = fc.array(fc.nat({ max: 4 }), { maxLength: 60 });
  fc.assert(
    fc.property(asked, (turns) => {
      const places = createPlaces();
      for (const turn of turns) takeAll(places, String(turn));
      expect(takeAll(places, "patient")).toBeGreaterThan(0);
    }),
  );
});

test("what is given back can be taken again, and nobody is remembered", () => {
  const places = createPlaces();
  const receiver = { webhookId: "w", applicationId: "a" };
  for (let room = places.freeFor(receiver); room > 0; room -= 1) places.take(receiver);
  for (let held = 4; held > 0; held -= 1) places.giveBack(receiver);
  expect([places.free(), places.freeFor(receiver)]).toEqual([32, 4]);
  expect(places.full()).toEqual({ webhooks: [], applications: [] });
});
