import type { Feature } from "#kernel/call.ts";
import { finance } from "./finance/routes.ts";

export { monthOf } from "./finance/billing/months.ts";
export { type Prices, type Rated, rate, taxOf } from "./finance/billing/rate.ts";
export {
  countOverdueInvoices,
  findInvoice,
  matchingInvoices,
  tallyOverdueInvoices,
} from "./finance/invoice-queries.ts";
export { clientsBelow, lowestCreditLeft } from "./finance/lowest-credit-left.ts";
export { composeMail, textOf } from "./finance/mails/compose-mail.ts";
export { notifyMailFailure } from "./finance/mails/notify-failure.ts";
export { readReminderSettings } from "./finance/mails/reminder-settings.ts";
export { insertVersion } from "./finance/plans/publish.ts";
export {
  type SimpleKind,
  effectOf,
  invoicePostings,
  postingsOf,
  reversedPostings,
} from "./finance/postings.ts";
export { kinds } from "./finance/proposals/kinds.ts";
export { receiptKey } from "./finance/proposals/receipts.ts";
export {
  countWaitingProposals,
  findProposal,
  matching as matchingProposals,
  tallyWaitingProposals,
} from "./finance/proposals/proposal-queries.ts";
export { type LockedClient, type NewEntry, recordEntry } from "./finance/record-entry.ts";
export { taxRates } from "./finance/tax-rates.ts";
export { recordState, recordTerms } from "./finance/terms/record-terms.ts";
export { everyone, seesAll, type Viewer, visibleTo } from "./finance/viewer.ts";
export { removeExpiredBilling } from "./retention.ts";

/** The module's features. */
export const billingFeatures: readonly Feature[] = [finance];
