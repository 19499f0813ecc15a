import { meters } from "@console-shell/contract/words/meters";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { amountOf, rate, taxOf } from "./rate.ts";

const price = fc.integer({ min: 0, max: 1_000_000_000 });
const calls = fc.integer({ min: 0, max: 1_000_000_000 });
const tiers = fc.oneof(
  fc.record({ price, firstCalls: fc.constant(null), furtherPrice: fc.constant(null) }),
  fc.record({ price, firstCalls: fc.integer({ min: 1, max: 1_000_000 }), furtherPrice: price }),
);

test("calls are priced per thousand, in tiers, and half a cent rounds up", () => {
  const flat = { price: 1_800, firstCalls: null, furtherPrice: null };
  expect(amountOf(flat, 1_000)).toBe(1_800);
  expect(amountOf(flat, 1)).toBe(2);
  expect(amountOf({ ...flat, price: 499 }, 1)).toBe(0);
  expect(amountOf({ ...flat, price: 500 }, 1)).toBe(1);
  const tiered = { price: 1_000, firstCalls: 10_000, furtherPrice: 500 };
  expect(amountOf(tiered, 10_000)).toBe(10_000);
  expect(amountOf(tiered, 10_001)).toBe(10_001);
  expect(amountOf(tiered, 30_000)).toBe(20_000);
  // Half a cent in each part makes one cent in the sum, because the sum is rounded once.
  expect(amountOf({ price: 500, firstCalls: 1, furtherPrice: 500 }, 2)).toBe(1);
  expect(taxOf(25, 600)).toBe(2);
});

test("an amount is exact and rounded once, never negative, and more calls never cost less", () => {
  fc.assert(
    fc.property(tiers, calls, calls, (tier, some, more) => {
      const amount = amountOf(tier, some);
      const first = tier.firstCalls === null ? some : Math.min(some, tier.firstCalls);
      const exact =
        BigInt(first) * BigInt(tier.price) + BigInt(some - first) * BigInt(tier.furtherPrice ?? 0);
      const twice = (BigInt(amount) * 1000n - exact) * 2n;
      expect(amount).toBeGreaterThanOrEqual(0);
      expect(twice > -1000n && twice <= 1000n).toBe(true);
      expect(amountOf(tier, some + more)).toBeGreaterThanOrEqual(amount);
    }),
  );
});

test("the lines add up to the subtotal, and with tax to the total", () => {
  fc.assert(
    fc.property(
      price,
      fc.tuple(...meters.map((meter) => tiers.map((tier) => ({ meter, ...tier })))),
      fc.uniqueArray(fc.tuple(fc.constantFrom(...meters), calls), { selector: ([one]) => one }),
      fc.integer({ min: 0, max: 10_000 }),
      (platformFee, rates, used, taxRate) => {
        const rated = rate({ platformFee, rates }, new Map(used), taxRate)!;
        expect(rated.lines).toHaveLength(used.length + (platformFee > 0 ? 1 : 0));
        expect(rated.lines.map(({ position }) => position)).toEqual(
          rated.lines.map((_, index) => index + 1),
        );
        expect(rated.lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(rated.subtotal);
        expect(rated.tax).toBe(taxOf(rated.subtotal, taxRate));
        expect(rated.total).toBe(rated.subtotal + rated.tax);
        const unpriced = rates.filter(({ meter }) => meter !== used[0]?.[0]);
        if (used.length > 0)
          expect(rate({ platformFee, rates: unpriced }, new Map(used), taxRate)).toBeUndefined();
      },
    ),
  );
});
