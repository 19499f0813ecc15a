import { moneyText, parseMoney } from "./parse-money.ts";

/** A rate in percent as basis points, `6.5` → 650; undefined where it is none from 0 to 100. */
export const parseRate = (text: string): number | undefined => {
  // A basis point is to a percent what a cent is to a euro.
  const rate = parseMoney(text, "EUR");
  return rate === undefined || rate < 0 || rate > 10_000 ? undefined : rate;
};

/** Basis points as the text of a form's field, 650 → `6.50`. */
export const rateText = (rate: number): string => moneyText(rate, "EUR");
