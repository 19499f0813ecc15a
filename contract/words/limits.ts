/** Limits that server and screens must agree on. Lengths in characters, times in milliseconds. */
export const passwordLength = { min: 12, max: 128 } as const;
export const chunkTimeout = 120_000;
export const pageSize = { default: 20, max: 200 } as const;
/** Default body limit in bytes; a call may declare more (`maxBody`). Uploads have their own limit. */
export const bodyBytes = 64 * 1024;
/** Bytes of one uploaded picture. */
export const uploadBytes = 10 * 1024 * 1024;
/**
 * How much one person may adjust a client's balance, or give back by reversals, within 24 hours, in minor units of any
 * currency, until somebody sets another limit; more needs approval.
 */
export const adjustmentAlone = 1_000_000;
/** Maximum receipts of a proposal. */
export const receiptsOfProposal = 5;
/** Days within which a second payment of the same amount counts as a possible duplicate. */
export const duplicateDays = 30;
/** Days that a proposer's history covers. */
export const historyDays = 90;
/** Months that a client's usage covers. */
export const usageMonths = 6;
/** Maximum entries of a statement: 1,200 pages, which take 4 seconds of a core and 140 MB of memory to draw. */
export const statementEntries = 20_000;
/** Operators that a list of possible owners has; a search finds the others. */
export const ownersListed = 1_000;
/** Maximum clients per call of a billing run. */
export const billingRunClients = 100;
/** Maximum invoices per call that mails them. */
export const invoiceMailsAtOnce = 100;
/** Weeks of a client's balance in the list of clients. */
export const balanceWeeks = 13;
/** Maximum billing addresses of a client account. */
export const billingEmailsMost = 5;
/** Reminders of an open invoice: how many, and days relative to its due date. */
export const reminderDaysMost = 8;
export const reminderDaysRange = { min: -30, max: 90 } as const;
/** Maximum lines of the issuer's address, as many as fit at the head of an invoice. */
export const issuerAddressLines = 6;
/** How long a reauthentication counts for calls that need a recent one. */
export const reauthWithin = 10 * 60_000;
/** Lifetime of the link that confirms the e-mail address of a registration. */
export const confirmLinkLifetime = 48 * 3_600_000;
/** Lifetime of the link with which an operator sets a first password. */
export const invitationLifetime = 72 * 3_600_000;
export const resetCodeLifetime = 10 * 60_000;

/** The choices for a client app's limits of calls per minute and per month. */
export const callsPerMinute = { min: 1, max: 100_000 } as const;
export const callsPerMonth = { min: 1, max: 10_000_000_000 } as const;

/** Maximum pictures per bulk change, such as adding a tag. */
export const maxChanged = 1_000;
/** Maximum SHA-256 sums per check for existing pictures. */
export const maxAsked = 200;
export const tagLength = 40;
export const tagsOfImage = 20;
/** Milliseconds that a deleted picture stays in the bin. */
export const binLifetime = 30 * 24 * 3_600_000;
/** Milliseconds for which a change can be undone. */
export const undoWithin = 24 * 3_600_000;
/** Sides of the thumbnails in pixels. */
export const thumbnailSides = [128, 256, 512] as const;
export type ThumbnailSide = (typeof thumbnailSides)[number];
