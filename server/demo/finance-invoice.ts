import type { Currency, InvoiceItem } from "@console-shell/contract/endpoints/finance";

/** Price of one unit in minor units: a month of the platform, else a thousand calls or a gigabyte. */
const prices: Record<InvoiceItem, Record<Currency, number>> = {
  "platform-fee": { CNY: 200_000, USD: 30_000, EUR: 28_000 },
  "face-search": { CNY: 1_800, USD: 260, EUR: 240 },
  "face-compare": { CNY: 900, USD: 130, EUR: 120 },
  "object-search": { CNY: 2_400, USD: 350, EUR: 320 },
  "image-storage": { CNY: 60, USD: 9, EUR: 8 },
};
/** Each item's part of what is used beyond the platform fee. */
const parts: [InvoiceItem, number][] = [
  ["face-search", 0.42],
  ["face-compare", 0.16],
  ["object-search", 0.3],
  ["image-storage", 0.12],
];
/** Basis points. */
const taxRates: Record<Currency, number> = { CNY: 600, USD: 0, EUR: 2_000 };

export interface InvoiceFigures {
  lines: { item: InvoiceItem; quantity: number; unit_price: number; amount: number }[];
  subtotal: number;
  tax_rate: number;
  tax: number;
  total: number;
}

/** A month's invoice of about the value given in whole units; the lines add up exactly. */
export const invoiceFigures = (
  currency: Currency,
  value: number,
  random: () => number,
): InvoiceFigures => {
  const fee = prices["platform-fee"][currency];
  const used = Math.max(0, value * 100 - fee);
  const line = (item: InvoiceItem, quantity: number) => ({
    item,
    quantity,
    unit_price: prices[item][currency],
    amount: quantity * prices[item][currency],
  });
  const lines = [
    line("platform-fee", 1),
    ...parts.map(([item, part]) => {
      const share = used * part * (0.75 + random() * 0.5);
      return line(item, Math.max(1, Math.round(share / prices[item][currency])));
    }),
  ];
  const subtotal = lines.reduce((sum, { amount }) => sum + amount, 0);
  const tax = Math.round((subtotal * taxRates[currency]) / 10_000);
  return { lines, subtotal, tax_rate: taxRates[currency], tax, total: subtotal + tax };
};
