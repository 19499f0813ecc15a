import type { ClientStatus, Currency } from "@console-shell/contract/calls/finance";

export const currencies = ["CNY", "USD", "EUR"] as const satisfies Currency[];
export const clientStatuses = ["active", "suspended"] as const satisfies ClientStatus[];
/** A new client's default tax rate, in basis points; same as the server's. */
export const taxRates: Record<Currency, number> = { CNY: 600, USD: 0, EUR: 2_000 };
