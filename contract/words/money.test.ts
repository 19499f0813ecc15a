import { expect, test } from "vitest";
import { moneyText } from "./money.ts";

test.each([
  ["CNY", -1250, "-12.50"],
  ["USD", 5, "0.05"],
  ["EUR", -1, "-0.01"],
  ["EUR", 0, "0.00"],
  ["JPY", 1250, "1250"],
  ["KWD", 1_000_000_000_000, "1000000000.000"],
])("minor units of %s: %i is %s", (currency, minor, text) => {
  expect(moneyText(minor, currency)).toBe(text);
});
