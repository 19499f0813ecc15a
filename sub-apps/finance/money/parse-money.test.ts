import { moneyText } from "@console-shell/contract/words/money";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { parseMoney } from "./parse-money.ts";

const minor = fc.integer({ min: -1_000_000_000_000, max: 1_000_000_000_000 });

test("every amount survives formatting and parsing", () => {
  fc.assert(
    fc.property(
      minor,
      fc.constantFrom("CNY" as const, "USD" as const, "EUR" as const),
      (amount, currency) => {
        expect(parseMoney(moneyText(amount, currency), currency)).toBe(amount);
      },
    ),
  );
});

test("grouped, signed and full-width texts mean the same amount", () => {
  fc.assert(
    fc.property(minor, (amount) => {
      const [whole = "", fraction = ""] = moneyText(Math.abs(amount), "CNY").split(".");
      const grouped = `${whole.replaceAll(/\B(?=(\d{3})+$)/g, ",")}.${fraction}`;
      const fullWidth = grouped.replaceAll(/[!-~]/g, (character) =>
        String.fromCodePoint(character.codePointAt(0)! + 0xfee0),
      );
      for (const text of [grouped, `+${grouped}`, ` ${grouped} `, fullWidth])
        expect(parseMoney(text, "CNY")).toBe(Math.abs(amount));
    }),
  );
});

test("a decimal is never rounded: cents are the digits that were typed", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 1_000_000 }),
      fc.integer({ min: 0, max: 99 }),
      (units, cents) => {
        const text = `${units}.${String(cents).padStart(2, "0")}`;
        expect(parseMoney(text, "USD")).toBe(units * 100 + cents);
      },
    ),
  );
  expect(["0.29", "1.1", "4.35", "1.005"].map((text) => parseMoney(text, "USD"))).toEqual([
    29,
    110,
    435,
    undefined,
  ]);
});

test("invalid amounts are rejected", () => {
  for (const text of [
    "",
    ".",
    ".5",
    "1,23",
    "1,2345",
    "1.2.3",
    "1e5",
    "abc",
    "--1",
    "1 000",
    "0x10",
    "∞",
    "10000000000.01",
  ])
    expect(parseMoney(text, "EUR"), text).toBeUndefined();
  fc.assert(
    fc.property(fc.string(), (text) => {
      const amount = parseMoney(text, "EUR");
      expect(amount === undefined || Number.isSafeInteger(amount)).toBe(true);
    }),
  );
});

test("a zero amount has no sign", () => {
  expect(Object.is(parseMoney("-0.00", "CNY"), 0)).toBe(true);
});
