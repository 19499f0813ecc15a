import * as calls from "@console-shell/contract/calls/finance-billing-runs";
import { answer } from "#kernel/answer.ts";
import { fingerprintsOf, openMonths, previewRun } from "./reads.ts";
import { issueInvoices } from "./writes.ts";

/** Billing runs: turn usage into invoices. */
export const billingRun = answer(calls, {
  previewBilling: async ({ openReport, session, query, now }) =>
    previewRun(openReport().database, session, query, now),
  readFingerprints: async ({ openReport, session, query, now }) =>
    fingerprintsOf(openReport().database, session, query.month, now),
  listOpenMonths: async ({ openReport, session, query, now }) =>
    openMonths(openReport().database, session, query, now),
  runBilling: issueInvoices,
});
