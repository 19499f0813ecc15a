import type { Feature } from "#kernel/call.ts";
import { adjustmentLimit } from "./adjustment-limit/calls.ts";
import { client } from "./client/calls.ts";
import { documents } from "./document/start.ts";
import { issuer } from "./issuer/calls.ts";
import { ledger } from "./ledger/calls.ts";
import { invoiceMail } from "./mail/calls.ts";
import { plan } from "./plan/calls.ts";
import { proposal } from "./proposal/calls.ts";
import { receivable } from "./receivable/calls.ts";
import { billingRun } from "./run/calls.ts";

export { clientsBelow, type LockedClient, lowestCreditLeft } from "./client/reads.ts";
export { taxRates } from "./client/writes.ts";
export { recordState, recordTerms } from "./client/terms/writes.ts";
export {
  countOverdueInvoices,
  findInvoice,
  matchingInvoices,
  tallyOverdueInvoices,
} from "./invoice/reads.ts";
export {
  type SimpleKind,
  effectOf,
  invoicePostings,
  postingsOf,
  reversedPostings,
} from "./ledger/postings.ts";
export { insertEntry, type NewEntry } from "./ledger/writes.ts";
export { composeMail, textOf } from "./mail/compose.ts";
export { readReminderSettings } from "./mail/reads.ts";
export { notifyMailFailure } from "./mail/writes.ts";
export { addDays, dayIn, dueDay, hourOf, readCalendar, storedDay } from "./calendar.ts";
export { monthOf } from "./months.ts";
export { insertVersion } from "./plan/writes.ts";
export { kinds } from "./proposal/kinds.ts";
export {
  countWaitingProposals,
  findProposal,
  matchingProposals,
  tallyWaitingProposals,
} from "./proposal/reads.ts";
export { receiptKey } from "./proposal/receipt/reads.ts";
export { type Prices, type Rated, rate } from "./run/rate.ts";
export { everyone, seesAll, type Viewer, visibleTo } from "./viewer.ts";
export { removeExpiredBilling } from "./retention.ts";

/** The module's features. */
export const billingFeatures: readonly Feature[] = [
  client,
  ledger,
  receivable,
  proposal,
  adjustmentLimit,
  plan,
  billingRun,
  issuer,
  invoiceMail,
  // Last: it closes the threads that render PDFs.
  documents,
];
