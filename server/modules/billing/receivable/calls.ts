import * as calls from "@console-shell/contract/calls/finance-receivables";
import { answer } from "#kernel/answer.ts";
import { receivables, receivableTotals } from "./reads.ts";

/** What clients owe, by age. */
export const receivable = answer(calls, {
  // In a report, because it sums the open invoices of all clients.
  listReceivables: ({ openReport, session, now, query }) =>
    receivables.page({ services: openReport(), session, now, query }),
  totalReceivables: ({ openReport, session, query, now }) =>
    receivableTotals(openReport(), session, query, now),
  exportReceivables: receivables.csv,
});
