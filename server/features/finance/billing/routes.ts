import {
  issueCreditNote,
  markInvoicePaid,
  previewBilling,
  runBilling,
} from "@console-shell/contract/endpoints/finance-billing";
import type { Feature } from "../../../http/call.ts";
import { handleIssueCreditNote } from "./issue-credit-note.ts";
import { handleMarkPaid } from "./mark-paid.ts";
import { isReady } from "./months.ts";
import { readBills } from "./read-bills.ts";
import { handleRunBilling } from "./run-billing.ts";

/** Usage that becomes invoices, and what is given back of them. */
export const billing: Feature = (route, _hooks, services) => {
  route(previewBilling, async ({ query: { month }, session, now }) => ({
    month,
    ready: isReady(month, now),
    bills: await readBills(services.database, session, { month }),
  }));
  route(runBilling, handleRunBilling);
  route(markInvoicePaid, handleMarkPaid);
  route(issueCreditNote, handleIssueCreditNote);
};
