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

/** An amount that exceeds safe integers. */
export class AmountTooLarge extends RangeError {}

/** `value / by` rounded half up; exact for values of any size. */
export const divided = (value: bigint, by: bigint): number => {
  const amount = Number((value * 2n + by) / (by * 2n));
  if (!Number.isSafeInteger(amount)) throw new AmountTooLarge("An amount beyond exact integers.");
  return amount;
};

/** The tax on an amount, at a rate in basis points. */
export const taxOf = (subtotal: number, taxRate: number): number =>
  divided(BigInt(subtotal) * BigInt(taxRate), 10_000n);

interface Credited {
  subtotal: number;
  tax: number;
}

/**
 * The tax that a credit note of that subtotal credits. It's on the total of all notes: crediting the whole invoice credits
 * the whole tax.
 */
export const creditTaxOf = (
  invoice: Credited & { taxRate: number; creditNotes: readonly Credited[] },
  subtotal: number,
): number => {
  const all = invoice.creditNotes.reduce((sum, note) => sum + note.subtotal, subtotal);
  const before = invoice.creditNotes.reduce((sum, note) => sum + note.tax, 0);
  return (all === invoice.subtotal ? invoice.tax : taxOf(all, invoice.taxRate)) - before;
};

/** The account opposite the client's, of entries with a single one. */
export const counterAccounts = {
  "top-up": "bank",
  charge: "revenue",
  adjustment: "adjustments",
  refund: "bank",
} as const;
