import type { InvoiceItem } from "@console-shell/contract/calls/finance";
import type { Rate } from "@console-shell/contract/calls/finance-plans";
import { divided, taxOf } from "@console-shell/contract/words/money";
import type { Meter } from "@console-shell/contract/words/meters";

export interface Prices {
  platformFee: number;
  rates: readonly Rate[];
}

interface RatedLine {
  position: number;
  item: InvoiceItem;
  quantity: number;
  unitPrice: number;
  firstCalls: number | null;
  furtherPrice: number | null;
  amount: number;
}

export interface Rated {
  lines: RatedLine[];
  subtotal: number;
  taxRate: number;
  tax: number;
  total: number;
}

/** The price of requests in minor units: prices are per 1,000, and the sum is rounded once. */
export const amountOf = (
  { price, firstCalls, furtherPrice }: Omit<Rate, "meter">,
  requests: number,
): number => {
  const first = firstCalls === null ? requests : Math.min(requests, firstCalls);
  const further = BigInt(requests - first) * BigInt(furtherPrice ?? 0);
  return divided(BigInt(first) * BigInt(price) + further, 1000n);
};

/**
 * The lines and sums of a month: the platform fee, and one line per meter. Undefined if some requests have no
 * price.
 */
export const rate = (
  { platformFee, rates }: Prices,
  usage: ReadonlyMap<Meter, number>,
  taxRate: number,
): Rated | undefined => {
  const lines: RatedLine[] = [];
  const add = (line: Omit<RatedLine, "position">) =>
    lines.push({ position: lines.length + 1, ...line });
  if (platformFee > 0)
    add({
      item: "platform-fee",
      quantity: 1,
      unitPrice: platformFee,
      firstCalls: null,
      furtherPrice: null,
      amount: platformFee,
    });
  for (const [meter, requests] of usage) {
    const priced = rates.find((one) => one.meter === meter);
    if (!priced) return undefined;
    const { price: unitPrice, firstCalls, furtherPrice } = priced;
    const amount = amountOf(priced, requests);
    add({ item: meter, quantity: requests, unitPrice, firstCalls, furtherPrice, amount });
  }
  const subtotal = lines.reduce((sum, { amount }) => sum + amount, 0);
  const tax = taxOf(subtotal, taxRate);
  return { lines, subtotal, taxRate, tax, total: subtotal + tax };
};
