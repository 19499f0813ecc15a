import * as fc from "fast-check";
import { expect, test } from "vitest";
import { createFairShares } from "./fair-shares.ts";

const takeAll = (
  shares: ReturnType<typeof createFairShares>,
  applicationId: string,
  webhooks = 10,
) => {
  let taken = 0;
  for (let number = 0; number < webhooks; number += 1) {
    const receiver = { webhookId: `${applicationId}-${number}`, applicationId };
    for (let room = shares.freeFor(receiver); room > 0; room -= 1) {
      shares.take(receiver);
      taken += 1;
    }
  }
  return taken;
};

test("a webhook has four slots, its application half of all, and the next one a share of the rest", () => {
  const shares = createFairShares();
  expect(takeAll(shares, "one", 1)).toBe(4);
  expect(shares.full()).toEqual({ webhooks: ["one-0"], applications: [] });
  expect(takeAll(shares, "one")).toBe(12);
  expect(shares.full().applications).toEqual(["one"]);
  expect(takeAll(shares, "two")).toBe(8);
  expect(shares.free()).toBe(8);
});

test("whatever five applications hold, an idle one gets a slot", () => {
  const asked = fc.array(fc.nat({ max: 4 }), { maxLength: 60 });
  fc.assert(
    fc.property(asked, (turns) => {
      const shares = createFairShares();
      for (const turn of turns) takeAll(shares, String(turn));
      expect(takeAll(shares, "patient")).toBeGreaterThan(0);
    }),
  );
});

test("released slots can be acquired again, and idle owners are forgotten", () => {
  const shares = createFairShares();
  const receiver = { webhookId: "w", applicationId: "a" };
  for (let room = shares.freeFor(receiver); room > 0; room -= 1) shares.take(receiver);
  for (let held = 4; held > 0; held -= 1) shares.giveBack(receiver);
  expect([shares.free(), shares.freeFor(receiver)]).toEqual([32, 4]);
  expect(shares.full()).toEqual({ webhooks: [], applications: [] });
});
