import type { ApiOutput } from "@console-shell/contract";
import type { runBilling } from "@console-shell/contract/endpoints/finance-billing";
import type { Handler } from "../../../http/call.ts";
import { Refusal } from "../../../http/refusal.ts";
import { issueInvoice } from "./issue-invoice.ts";
import { isReady } from "./months.ts";
import { readBills } from "./read-bills.ts";

type Ran = ApiOutput<"POST /cc-api/finance/billing/run">;

/**
 * Issues the invoices of a finished month, each in a transaction of its own: what was issued stays
 * when a later one fails, and another run goes on from there. Answers what was skipped, and why.
 */
export const handleRunBilling: Handler<typeof runBilling> = async (call) => {
  const { services, body, session, now } = call;
  const { month } = body;
  if (!isReady(month, now))
    throw new Refusal("conflict", [{ path: "month", code: "month_not_over" }]);
  const ran: Ran = { month, issued: [], skipped: [] };
  for (const { clientId } of await readBills(services.database, session, { month })) {
    const { bill, issued } = await services.database
      .transaction()
      .execute((transaction) => issueInvoice(call, transaction, clientId, month));
    if (!bill) continue;
    const { clientNumber, clientName, currency, skipped, total, invoiceId, invoiceNumber } = bill;
    const client = { clientId, clientNumber, clientName, currency };
    if (issued) ran.issued.push({ ...client, ...issued, total });
    else if (skipped) ran.skipped.push({ ...client, reason: skipped, invoiceId, invoiceNumber });
  }
  return ran;
};
