/** Ranges of the security policy, which server and screens must agree on. */
export const sessionHours = { min: 1, max: 720 } as const;
export const idleMinutes = { min: 5, max: 1440 } as const;
/** Whole days that an API key may be valid for. */
export const apiKeyDays = { min: 1, max: 3650 } as const;
/** Whole days that a token of a sub-app may be valid for; without a policy, the longest. */
export const subAppTokenDays = { min: 1, max: 366 } as const;
/** Whole days before its end that a key or token counts as expiring soon: replacing it in programs needs some. */
export const expiringSoonDays = 14;
/** Maximum entries of an address list. */
export const addressesMost = 100;
