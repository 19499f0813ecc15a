import type { ClientStatus, Currency } from "@console-shell/contract/endpoints/finance";

export const currencies = ["CNY", "USD", "EUR"] as const satisfies Currency[];
export const clientStatuses = ["active", "suspended"] as const satisfies ClientStatus[];
