import type { markInvoicePaid } from "@console-shell/contract/calls/finance-invoice";
import type { Handler } from "#kernel/call.ts";
import { Refusal } from "#kernel/refusal.ts";
import { recordAudit } from "#modules/identity/index.ts";
import { answerOnce } from "../answer-once.ts";
import { findInvoice } from "../invoice-queries.ts";
import { lockInvoice } from "./lock-invoice.ts";
import { signal } from "#platform/signal.ts";
import { transactionWithDeadline } from "#platform/database/transaction-with-deadline.ts";

/** Marks the rest of an invoice as paid; throws `conflict` if it's paid or void. */
export const handleMarkPaid: Handler<typeof markInvoicePaid> = (call) =>
  transactionWithDeadline(call.services.database, (transaction) =>
    answerOnce(transaction, "finance.invoice.pay", call, async () => {
      const { services, params, body, session, now } = call;
      const { invoice } = await lockInvoice(services, transaction, session, params.id);
      if (invoice.status !== "issued")
        throw new Refusal("conflict", [{ path: "status", code: "decided" }]);
      await transaction
        .updateTable("invoices")
        .set({ status: "paid", paidAt: now })
        .where("id", "=", invoice.id)
        .execute();
      await signal(transaction, [{ event: "waiting", permission: "finance:invoice:read" }]);
      const paid = await findInvoice(transaction, session, invoice.id, now);
      await recordAudit(call, transaction, {
        action: "invoice.paid",
        target: { id: invoice.id, name: invoice.number },
        details: { reference: body.reference },
      });
      return paid;
    }),
  );
