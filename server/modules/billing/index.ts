import type { Feature } from "#kernel/call.ts";
import { finance } from "./client/calls.ts";

export { monthOf } from "./months.ts";
export { type Prices, type Rated, rate, taxOf } from "./run/rate.ts";
export {
  countOverdueInvoices,
  findInvoice,
  matchingInvoices,
  tallyOverdueInvoices,
} from "./invoice/reads.ts";
export { clientsBelow, lowestCreditLeft } from "./client/reads.ts";
export { composeMail, textOf } from "./mail/compose.ts";
export { notifyMailFailure } from "./mail/writes.ts";
export { readReminderSettings } from "./mail/reads.ts";
export { insertVersion } from "./plan/writes.ts";
export {
  type SimpleKind,
  effectOf,
  invoicePostings,
  postingsOf,
  reversedPostings,
} from "./ledger/postings.ts";
export { kinds } from "./proposal/kinds.ts";
export { receiptKey } from "./proposal/receipt/reads.ts";
export {
  countWaitingProposals,
  findProposal,
  matching as matchingProposals,
  tallyWaitingProposals,
} from "./proposal/reads.ts";
export { type LockedClient, type NewEntry, recordEntry } from "./ledger/writes.ts";
export { taxRates } from "./client/writes.ts";
export { recordState, recordTerms } from "./client/terms/writes.ts";
export { everyone, seesAll, type Viewer, visibleTo } from "./viewer.ts";
export { removeExpiredBilling } from "./retention.ts";

/** The module's features. */
export const billingFeatures: readonly Feature[] = [finance];
