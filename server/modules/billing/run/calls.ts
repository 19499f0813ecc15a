import { issueCreditNote, markInvoicePaid } from "@console-shell/contract/calls/finance-invoice";
import {
  listOpenMonths,
  previewBilling,
  readFingerprints,
  runBilling,
} from "@console-shell/contract/calls/finance-billing-runs";
import type { Feature } from "#kernel/call.ts";
import { handleIssueCreditNote, handleMarkPaid } from "../invoice/writes.ts";
import { handleFingerprints, handleOpenMonths, handlePreview } from "./reads.ts";
import { handleRunBilling } from "./writes.ts";

/** Billing: turns usage into invoices, and issues credit notes. */
export const billing: Feature = (route) => {
  route(previewBilling, handlePreview);
  route(readFingerprints, handleFingerprints);
  route(listOpenMonths, handleOpenMonths);
  route(runBilling, handleRunBilling);
  route(markInvoicePaid, handleMarkPaid);
  route(issueCreditNote, handleIssueCreditNote);
};
