import type { Currency } from "@console-shell/contract/calls/finance";
import { currencyDigits } from "@console-shell/contract/words/money";

/** The server's maximum, in minor units. */
const largest = 1_000_000_000_000;

const decimal = /^([+\-−]?)(\d{1,3}(?:,\d{3})+|\d+)(?:\.(\d*))?$/;

/**
 * Parses a decimal text into minor units, e.g. `1,234.5` → 123450; undefined if it isn't an amount, has too
 * many decimals, or exceeds the maximum. Works on digits, without fractions, so nothing is rounded. Accepts
 * full-width digits.
 */
export const parseMoney = (text: string, currency: Currency): number | undefined => {
  const parts = decimal.exec(text.normalize("NFKC").trim());
  if (!parts) return undefined;
  const [, sign = "", whole = "", fraction = ""] = parts;
  const digits = currencyDigits(currency);
  if (fraction.length > digits) return undefined;
  const minor = Number(whole.replaceAll(",", "") + fraction.padEnd(digits, "0"));
  if (!Number.isSafeInteger(minor) || minor > largest) return undefined;
  return sign === "" || sign === "+" ? minor : 0 - minor;
};
