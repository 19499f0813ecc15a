import * as fc from "fast-check";
import type { InvoiceDetail } from "@console-shell/contract/calls/finance";
import { meters } from "@console-shell/contract/words/meters";
import { expect, test } from "vitest";
import { invoiceDocument } from "../document/invoice.ts";
import { taxOf } from "@console-shell/contract/words/money";
import { amountOf, rate } from "./rate.ts";

const printed: Omit<InvoiceDetail, "lines" | "subtotal" | "taxRate" | "tax" | "total"> = {
  id: "i",
  number: "INV-1",
  clientId: "c",
  clientNumber: "C1",
  clientName: "A client",
  currency: "USD",
  status: "issued",
  month: "2026-01",
  issuedOn: "2026-02-01",
  dueOn: "2026-03-03",
  paidOn: null,
  credited: 0,
  open: 0,
  daysOverdue: 0,
  mailState: null,
  mailedAt: null,
  reminders: 0,
  issuer: null,
  unprintable: [],
  billedTo: "A client",
  planName: null,
  entryNumber: null,
  creditNotes: [],
  mails: [],
  client: { hasAddress: true, reminders: true },
};

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

test("printed amounts add up: each line from its prices, lines to the subtotal, with tax to the total", () => {
  const number = (text: string) => Math.round(Number(text.replaceAll(/[^\d.]/g, "")) * 100);
  const small = fc.integer({ min: 0, max: 1_000_000 });
  const plan = fc.oneof(
    fc.record({ price: small, firstCalls: fc.constant(null), furtherPrice: fc.constant(null) }),
    fc.record({
      price: small,
      firstCalls: fc.integer({ min: 1, max: 100_000 }),
      furtherPrice: small,
    }),
  );
  fc.assert(
    fc.property(
      fc.tuple(...meters.map((meter) => plan.map((tier) => ({ meter, ...tier })))),
      fc.array(small, { minLength: meters.length, maxLength: meters.length }),
      fc.integer({ min: 0, max: 10_000 }),
      fc.constantFrom("en-US" as const, "zh-CN" as const),
      (rates, used, taxRate, locale) => {
        const usage = new Map(meters.map((meter, index) => [meter, used[index]!]));
        const rated = rate({ platformFee: 9_900, rates }, usage, taxRate)!;
        const { lines, sums } = invoiceDocument(
          { ...printed, ...rated, lines: rated.lines.map((line) => ({ ...line, left: 0 })) },
          locale,
        );
        for (const { quantity, unitPrice, detail, amount } of lines) {
          // "1,234 calls × $1.20 per 1,000 + …", or quantity and unit price.
          const parts = (detail ?? `${quantity} × ${unitPrice}`).split(" + ").map((part) => {
            const [calls = "", price = ""] = part.split("×");
            const per = /1,000|千/.test(price) ? 1_000 : 1;
            return [
              Number(calls.replaceAll(/\D/g, "")),
              number(price.replace(/ per 1,000.*|每千次/, "")),
              per,
            ] as const;
          });
          const exact = parts.reduce((sum, [calls, price, per]) => sum + (calls * price) / per, 0);
          expect(number(amount)).toBe(Math.round(exact + 1e-7));
          expect(parts.reduce((sum, [calls]) => sum + calls, 0)).toBe(
            Number(quantity.replaceAll(",", "")),
          );
        }
        const [subtotal, tax, total] = sums.map(([, value]) => number(value));
        expect(lines.reduce((sum, { amount }) => sum + number(amount), 0)).toBe(subtotal);
        expect(subtotal! + tax!).toBe(total);
      },
    ),
    { numRuns: 40 },
  );
});
