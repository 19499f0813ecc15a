const known = new Map<string, number>();

/** Digits of a currency after the decimal point (ISO 4217): 2 for CNY, 0 for JPY, 3 for KWD. */
export const currencyDigits = (currency: string): number => {
  let digits = known.get(currency);
  if (digits === undefined) {
    const { maximumFractionDigits = 2 } = new Intl.NumberFormat("en-US", {
      style: "currency",
      currency,
    }).resolvedOptions();
    // Kept, because exports ask for each of 100,000 rows, and a formatter takes long to make.
    known.set(currency, (digits = maximumFractionDigits));
  }
  return digits;
};

/** An integer with the decimal point before its last digits, exactly, e.g. -1250 with 2 → `-12.50`. */
export const decimalText = (value: number, digits: number): string => {
  const text = String(Math.abs(value)).padStart(digits + 1, "0");
  const point = text.length - digits;
  const fraction = digits > 0 ? `.${text.slice(point)}` : "";
  return `${value < 0 ? "-" : ""}${text.slice(0, point)}${fraction}`;
};

/** Minor units as a decimal text without grouping, e.g. 123450 in CNY → `1234.50`. */
export const moneyText = (minor: number, currency: string): string =>
  decimalText(minor, currencyDigits(currency));
