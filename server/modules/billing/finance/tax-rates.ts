import type { Currency } from "@console-shell/contract/calls/finance";

/** A new client's default tax rate in basis points. */
export const taxRates: Record<Currency, number> = { CNY: 600, USD: 0, EUR: 2_000 };
