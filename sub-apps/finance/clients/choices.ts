import type { ClientStatus, Currency } from "@console-shell/contract/endpoints/finance";

export const currencies = ["CNY", "USD", "EUR"] as const satisfies Currency[];
export const clientStatuses = ["active", "suspended"] as const satisfies ClientStatus[];
/** What a new client is taxed with unless told, in basis points; the server has the same. */
export const taxRates: Record<Currency, number> = { CNY: 600, USD: 0, EUR: 2_000 };
