import {
  changeReminderSettings,
  getReminderSettings,
  previewInvoiceMail,
  previewInvoiceMails,
  sendInvoices,
} from "@console-shell/contract/calls/finance-invoice-mails";
import type { ApiOutput, Endpoint } from "@console-shell/contract";
import type { InvoiceMailKind } from "@console-shell/contract/calls/finance";
import { transactionWithDeadline } from "#platform/database/transaction-with-deadline.ts";
import type { Call, Feature, Handler } from "#kernel/call.ts";
import { Refusal } from "#kernel/refusal.ts";
import { refuseWithoutMail } from "#kernel/refuse-without-mail.ts";
import { recordAudit, settle } from "#modules/identity/index.ts";
import { answerOnce } from "../answer-once.ts";
import type { PdfWorker } from "../document/pdf.ts";
import { findInvoice } from "../invoice/reads.ts";
import { type Viewer, visibleTo } from "../viewer.ts";
import { composeMail, filesOf } from "./compose.ts";
import { queueMail, skipOf } from "./writes.ts";
import { handleChangeReminders, readReminderSettings } from "./reads.ts";
import { startReminding } from "./remind.ts";
import { startSending } from "./send.ts";

/** What would be mailed of an invoice. */
const previewOf = async (
  {
    services: { database },
    session,
    now,
  }: Pick<Call<Endpoint>, "services" | "now"> & { session: Viewer },
  id: string,
  kind: InvoiceMailKind,
) => {
  const invoice = await findInvoice(database, session, id, now);
  const client = await database
    .selectFrom("financeClients")
    .select(["billingEmails", "billingLocale", "reminders"])
    .where("id", "=", invoice.clientId)
    .executeTakeFirstOrThrow();
  const locale = client.billingLocale;
  return {
    invoice,
    recipients: client.billingEmails,
    locale,
    ...composeMail(invoice, { kind, locale, now }),
    files: filesOf(invoice),
    skipped: skipOf(invoice, client, { kind }) ?? null,
  };
};

const handlePreview: Handler<typeof previewInvoiceMail> = (call) =>
  previewOf(call, call.params.id, call.query.kind);

const handlePreviews: Handler<typeof previewInvoiceMails> = async (call) => {
  const { invoiceIds, kind } = call.body;
  const previews: Awaited<ReturnType<typeof previewOf>>[] = [];
  for (const id of invoiceIds) previews.push(await previewOf(call, id, kind));
  const sample = previews.find(({ skipped }) => skipped === null);
  return {
    items: previews.map(({ invoice, recipients, skipped }) => {
      const { id, number, clientName, mails } = invoice;
      const sent = mails.flatMap((mail) => (mail.kind === kind && mail.sentAt) || []);
      const sentAt = sent.length === 0 ? null : Math.max(...sent);
      return { id, number, clientName, recipients, sentAt, skipped };
    }),
    sample: sample ? { ...sample, number: sample.invoice.number } : null,
  };
};

/** Queues the mails of several invoices in one transaction. */
const handleSend: Handler<typeof sendInvoices> = async (call) => {
  refuseWithoutMail(call.services.mailer, "kind");
  return transactionWithDeadline(call.services.database, (transaction) =>
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
      const aboutId = sent.queued.map(({ id }) => id);
      if (aboutId.length > 0)
        await settle(services, transaction, { kind: "invoice-mail.failed", aboutId }, now);
      for (const { id, number, recipients } of audited)
        await recordAudit(call, transaction, {
          action: kind === "invoice" ? "invoice.sent" : "invoice.reminded",
          target: { id, name: number },
          details: { count: recipients },
        });
      return sent;
    }),
  );
};

/** Mails invoices to clients and reminds them. */
export const invoiceMails =
  (pdf: PdfWorker): Feature =>
  (route, hooks, services) => {
    route(previewInvoiceMail, handlePreview);
    route(previewInvoiceMails, handlePreviews);
    route(sendInvoices, handleSend);
    route(getReminderSettings, () => readReminderSettings(services.database));
    route(changeReminderSettings, handleChangeReminders);
    hooks.background("worker", () => {
      const worker = startSending(services, pdf);
      const stopReminding = startReminding(services, worker.notify);
      hooks.onAnswer(({ endpoint, status }) => {
        if (status < 400 && endpoint.name === sendInvoices.name) worker.notify();
      });
      return async () => {
        await stopReminding();
        await worker.close();
      };
    });
  };
