import * as fc from "fast-check";
import { expect, test } from "vitest";
import { createLimits } from "./concurrency-limits.ts";

const takeAll = (limits: ReturnType<typeof createLimits>, clientAppId: string, webhooks = 10) => {
  let taken = 0;
  for (let number = 0; number < webhooks; number += 1) {
    const receiver = { webhookId: `${clientAppId}-${number}`, clientAppId };
    for (let room = limits.freeFor(receiver); room > 0; room -= 1) {
      limits.take(receiver);
      taken += 1;
    }
  }
  return taken;
};

test("a webhook has four slots, its client app half of all, and the next one a share of the rest", () => {
  const limits = createLimits();
  expect(takeAll(limits, "one", 1)).toBe(4);
  expect(limits.full()).toEqual({ webhooks: ["one-0"], clientApps: [] });
  expect(takeAll(limits, "one")).toBe(12);
  expect(limits.full().clientApps).toEqual(["one"]);
  expect(takeAll(limits, "two")).toBe(8);
  expect(limits.free()).toBe(8);
});

test("whatever five client apps hold, an idle one gets a slot", () => {
  const asked = fc.array(fc.nat({ max: 4 }), { maxLength: 60 });
  fc.assert(
    fc.property(asked, (turns) => {
      const limits = createLimits();
      for (const turn of turns) takeAll(limits, String(turn));
      expect(takeAll(limits, "patient")).toBeGreaterThan(0);
    }),
  );
});

test("running attempts count", () => {
  const receiver = { webhookId: "w", clientAppId: "a" };
  const limits = createLimits(Array.from({ length: 3 }, () => receiver));
  expect([limits.free(), limits.freeFor(receiver)]).toEqual([29, 1]);
  limits.take(receiver);
  expect(limits.full()).toEqual({ webhooks: ["w"], clientApps: [] });
});
