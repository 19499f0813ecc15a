/** Numbers that server and screens must agree on. Lengths in characters, times in milliseconds. */
export const passwordLength = { min: 12, max: 128 } as const;
export const chunkTimeout = 120_000;
export const pageSize = { default: 20, max: 200 } as const;
/** Bytes of a body, unless the call declares more (`maxBody`). An upload has limits of its own. */
export const bodyBytes = 64 * 1024;
/** Bytes of one uploaded picture. */
export const uploadBytes = 10 * 1024 * 1024;
/** How much one person may adjust a client's balance, or give back by reversals, within 24 hours, in minor units; more takes two. */
export const adjustmentAlone = 1_000_000;
/** How many clients one call of a billing run issues invoices for. */
export const billingRunClients = 100;
/** Lines of the issuer's address: so many fit at the head of an invoice. */
export const issuerAddressLines = 6;
/** A proof of who somebody is counts this long for what needs a fresh one. */
export const reauthWithin = 10 * 60_000;
/** The link that confirms the e-mail address of an application. */
export const confirmLinkLifetime = 48 * 3_600_000;
/** The link with which an operator sets a first password. */
export const invitationLifetime = 72 * 3_600_000;
export const resetCodeLifetime = 10 * 60_000;
