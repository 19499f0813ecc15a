import { decimalText } from "@console-shell/contract/words/money";
import { parseMoney } from "./parse-money.ts";

/** Parses a percentage into basis points, `6.5` → 650; undefined outside 0 to 100. */
export const parseRate = (text: string): number | undefined => {
  // Both have two decimals.
  const rate = parseMoney(text, "EUR");
  return rate === undefined || rate < 0 || rate > 10_000 ? undefined : rate;
};

/** Basis points as a form field's text, 650 → `6.50`. */
export const rateText = (rate: number): string => decimalText(rate, 2);
