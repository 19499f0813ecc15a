import {
  changeReminderSettings,
  getReminderSettings,
  previewInvoiceMail,
  sendInvoices,
} from "@console-shell/contract/calls/finance-invoice-mails";
import type { ApiOutput } from "@console-shell/contract";
import { transactionWithDeadline } from "../../../../platform/database/transaction-with-deadline.ts";
import type { Feature, Handler } from "../../../../kernel/call.ts";
import { Refusal } from "../../../../kernel/refusal.ts";
import { recordAudit } from "../../../identity/index.ts";
import { answerOnce } from "../answer-once.ts";
import type { PdfWorker } from "../documents/pdf-worker.ts";
import { findInvoice } from "../invoice-queries.ts";
import { visibleTo } from "../viewer.ts";
import { composeMail, filesOf } from "./compose-mail.ts";
import { queueMail, skipOf } from "./queue-mail.ts";
import { handleChangeReminders, readReminderSettings } from "./reminder-settings.ts";
import { startReminding } from "./remind.ts";
import { startSending } from "./send-mails.ts";

const handlePreview: Handler<typeof previewInvoiceMail> = async (call) => {
  const { services, params, query, session, now } = call;
  const { database } = services;
  const invoice = await findInvoice(database, session, params.id, now);
  const client = await database
    .selectFrom("financeClients")
    .select(["billingEmails", "billingLocale", "reminders"])
    .where("id", "=", invoice.clientId)
    .executeTakeFirstOrThrow();
  const { kind } = query;
  const locale = client.billingLocale;
  return {
    recipients: client.billingEmails,
    locale,
    ...composeMail(invoice, { kind, locale, now }),
    files: filesOf(invoice),
    skipped: skipOf(invoice, client, { kind }) ?? null,
  };
};

/** Queues the mails of several invoices in one transaction. */
const handleSend: Handler<typeof sendInvoices> = (call) =>
  transactionWithDeadline(call.services.database, (transaction) =>
    answerOnce(transaction, "finance.invoice.send", call, async () => {
      const { services, body, session, now } = call;
      const { kind, message, invoiceIds } = body;
      const found = await transaction
        .selectFrom("invoices as invoice")
        .innerJoin("financeClients as client", "client.id", "invoice.clientId")
        .where(visibleTo(session))
        .where("invoice.id", "in", invoiceIds)
        .select("invoice.id")
        // Clients are locked in one order, so that two calls don't wait for each other.
        .orderBy("client.id")
        .orderBy("invoice.id")
        .execute();
      const unseen = invoiceIds.findIndex((id) => !found.some((one) => one.id === id));
      if (unseen >= 0)
        throw new Refusal("bad_input", [{ path: `invoiceIds.${unseen}`, code: "unknown" }]);
      const sent: ApiOutput<"POST /cc-api/finance/invoice/send"> = { queued: [], skipped: [] };
      const audited: { id: string; number: string; recipients: number }[] = [];
      const by = session.operatorId;
      for (const { id } of found) {
        const toMail = { id, kind, message, by, now };
        const { number, recipients, skipped } = await queueMail(
          services,
          transaction,
          session,
          toMail,
        );
        if (skipped) sent.skipped.push({ id, number, reason: skipped });
        else {
          sent.queued.push({ id, number });
          audited.push({ id, number, recipients });
        }
      }
      for (const { id, number, recipients } of audited)
        await recordAudit(call, transaction, {
          action: kind === "invoice" ? "invoice.sent" : "invoice.reminded",
          target: { id, name: number },
          details: { count: recipients },
        });
      return sent;
    }),
  );

/** Mails invoices to clients and reminds them. */
export const invoiceMails =
  (pdf: PdfWorker): Feature =>
  (route, hooks, services) => {
    route(previewInvoiceMail, handlePreview);
    route(sendInvoices, handleSend);
    route(getReminderSettings, () => readReminderSettings(services.database));
    route(changeReminderSettings, handleChangeReminders);
    const worker = startSending(hooks, services, pdf);
    startReminding(hooks, services, worker.notify);
    hooks.onAnswer(({ endpoint, status }) => {
      if (status < 400 && endpoint.name === sendInvoices.name) worker.notify();
    });
  };
