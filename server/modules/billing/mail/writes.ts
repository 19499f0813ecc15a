import type { InvoiceDetail, InvoiceMailKind } from "@console-shell/contract/calls/finance";
import type {
  changeReminderSettings,
  MailSkip,
  remindOfInvoice,
  ReminderSettings,
  sendInvoices,
} from "@console-shell/contract/calls/finance-invoice-mails";
import type { FieldCode } from "@console-shell/contract";
import { invoiceMailsAtOnce } from "@console-shell/contract/words/limits";
import { notifications } from "@console-shell/contract/words/notifications";
import type { Kysely } from "kysely";
import type { z } from "zod";
import { lockRows } from "#platform/database/dialect/lock-rows.ts";
import { newId } from "#platform/database/id.ts";
import type { Tables } from "#platform/database/tables/index.ts";
import { transactionWithDeadline } from "#platform/database/transaction-with-deadline.ts";
import { refuseStaleProof } from "#kernel/access.ts";
import type { Call } from "#kernel/call.ts";
import { Refusal } from "#kernel/refusal.ts";
import { refuseWithoutMail } from "#kernel/refuse-without-mail.ts";
import type { Services } from "#platform/services.ts";
import { queuedBy } from "#platform/tracing/spans.ts";
import { holdersOf, notify, recordAudit, settle } from "#modules/identity/index.ts";
import { answerOnce } from "../answer-once.ts";
import { readCalendar } from "../calendar.ts";
import type { LockedClient } from "../client/reads.ts";
import { findInvoice, lockInvoice, matchingInvoices } from "../invoice/reads.ts";
import { type Viewer, visibleTo } from "../viewer.ts";
import { composeMail, textOf } from "./compose.ts";
import { byMail, readReminderSettings, skipOf } from "./reads.ts";

const notice = "invoice-mail.failed" as const;

/**
 * Notifies those who may send the invoice and see its client that an e-mail failed for good; not again while they haven't
 * read it. The caller has locked the invoice.
 */
export const notifyMailFailure = async (
  transaction: Kysely<Tables>,
  { id, number }: { id: string; number: string },
  client: { name: string; ownerId: string | null },
  mail: InvoiceMailKind,
  now: number,
): Promise<void> => {
  const needed = notifications[notice].permissions;
  const senders = await holdersOf(transaction, needed);
  const seeingAll = await holdersOf(transaction, [...needed, "finance:client:read-all"]);
  const notified = await transaction
    .selectFrom("notifications")
    .select("operatorId")
    .where("kind", "=", notice)
    .where("aboutId", "=", id)
    .where("readAt", "is", null)
    .execute();
  const already = new Set(notified.map(({ operatorId }) => operatorId));
  await notify(
    transaction,
    {
      to: senders.filter(
        (one) => !already.has(one) && (seeingAll.includes(one) || one === client.ownerId),
      ),
      kind: notice,
      facts: { number, client: client.name, mail },
      path: `/finance/invoices/${id}`,
      aboutId: id,
    },
    now,
  );
};

/** An overdue invoice isn't reminded of again from the work queue for this long, in milliseconds. */
const repeatTime = 24 * 3_600_000;

interface ToMail {
  kind: InvoiceMailKind;
  /** One, or for a reminder several of the same client; of a scheduled one with its days. */
  invoices: readonly { id: string; days?: number }[];
  message?: string;
}

interface Queued {
  id: string;
  number: string;
  recipients: number;
  skipped?: MailSkip;
}

/**
 * Queues an e-mail to each of the client's billing addresses, without the invoices that can't be e-mailed now; throws
 * `not_found` if the viewer doesn't see one. The caller settles the notification that an earlier e-mail failed.
 */
export const queueMail = async (
  services: Services,
  transaction: Kysely<Tables>,
  /** Nobody sends a scheduled reminder. */
  { operatorId, now }: { operatorId: string | null; now: number },
  viewer: Viewer,
  { kind, invoices, message = "" }: ToMail,
): Promise<Queued[]> => {
  const queued: Queued[] = [];
  const mailed: { invoice: InvoiceDetail; days: number | null; client: LockedClient }[] = [];
  for (const { id, days } of invoices) {
    const { client } = await lockInvoice(services, transaction, viewer, id);
    const invoice = await findInvoice(transaction, viewer, id, now);
    const { number } = invoice;
    const skipped = skipOf(invoice, client, { kind, ...(days !== undefined && { days }) });
    if (skipped) queued.push({ id, number, recipients: 0, skipped });
    else {
      queued.push({ id, number, recipients: client.billingEmails.length });
      mailed.push({ invoice, days: days ?? null, client });
    }
  }
  const [first, ...others] = mailed;
  if (!first) return queued;
  const { billingEmails, billingLocale: locale } = first.client;
  const composed = composeMail([first.invoice, ...others.map(({ invoice }) => invoice)], {
    kind,
    locale,
  });
  for (const recipient of billingEmails) {
    const leadId = newId();
    await transaction
      .insertInto("invoiceMails")
      .values(
        mailed.map(({ invoice, days }, index) => ({
          id: index === 0 ? leadId : newId(),
          leadId: index === 0 ? null : leadId,
          invoiceId: invoice.id,
          kind,
          days,
          recipient,
          subject: composed.subject,
          body: textOf(composed, message),
          message,
          locale,
          state: "waiting" as const,
          dueAt: index === 0 ? now : null,
          lease: null,
          tries: 0,
          handedAt: null,
          error: null,
          createdBy: operatorId,
          createdAt: now,
          sentAt: null,
          traceParent: queuedBy(),
        })),
      )
      .execute();
  }
  return queued;
};

/** Queues e-mails of invoices that the session sees, settles what failed before, and records it. */
const queueAll = async (
  call: Call<typeof sendInvoices> | Call<typeof remindOfInvoice>,
  transaction: Kysely<Tables>,
  invoices: readonly { id: string; clientId: string }[],
  { kind, message = "" }: { kind: InvoiceMailKind; message?: string },
): Promise<z.input<typeof sendInvoices.output>> => {
  const { services, by, session, now } = call;
  const all: Queued[] = [];
  for (const one of byMail(invoices, kind))
    all.push(
      ...(await queueMail(services, transaction, by, session, { kind, invoices: one, message })),
    );
  const queued = all.filter(({ skipped }) => skipped === undefined);
  const aboutId = queued.map(({ id }) => id);
  if (aboutId.length > 0)
    await settle(services, transaction, { kind: "invoice-mail.failed", aboutId }, now);
  for (const { id, number, recipients } of queued)
    await recordAudit(call, transaction, {
      action: kind === "invoice" ? "invoice.sent" : "invoice.reminded",
      target: { id, name: number },
      details: { count: recipients },
    });
  return {
    queued: queued.map(({ id, number }) => ({ id, number })),
    skipped: all.flatMap(({ id, number, skipped }) =>
      skipped ? [{ id, number, reason: skipped }] : [],
    ),
  };
};

/** Queues the e-mails of several invoices in one transaction. */
export const queueMails = async (
  call: Call<typeof sendInvoices>,
): Promise<z.input<typeof sendInvoices.output>> => {
  if (call.body.invoiceIds.length > 1) refuseStaleProof(call.session, call.now);
  refuseWithoutMail(call.services.mailer, "kind");
  return transactionWithDeadline(call.services.database, (transaction) =>
    answerOnce(transaction, "finance.invoice.send", call, async () => {
      const { invoiceIds } = call.body;
      const found = await transaction
        .selectFrom("invoices as invoice")
        .innerJoin("financeClients as client", "client.id", "invoice.clientId")
        .where(visibleTo(call.session))
        .where("invoice.id", "in", invoiceIds)
        .select(["invoice.id", "invoice.clientId"])
        // Clients are locked in one order, so that two calls don't wait for each other.
        .orderBy("client.id")
        .orderBy("invoice.id")
        .execute();
      const unseen = invoiceIds.findIndex((id) => !found.some((one) => one.id === id));
      if (unseen >= 0)
        throw new Refusal("bad_input", [{ path: `invoiceIds.${unseen}`, code: "unknown" }]);
      return queueAll(call, transaction, found, call.body);
    }),
  );
};

const refusedFor: Partial<Record<MailSkip, FieldCode>> = {
  void: "decided",
  settled: "decided",
  "no-reminders": "no_reminders",
  "not-sent": "not_sent",
  "no-address": "no_address",
};

/**
 * Reminds a client of an invoice and its other overdue ones, in one e-mail. What it was just reminded of isn't repeated:
 * in the work queue, the next items may be of the same client.
 */
export const remindOfOverdue = async (
  call: Call<typeof remindOfInvoice>,
): Promise<z.input<typeof remindOfInvoice.output>> => {
  refuseWithoutMail(call.services.mailer, "id");
  return transactionWithDeadline(call.services.database, (transaction) =>
    answerOnce(transaction, "finance.invoice.remind", call, async () => {
      const { services, params, session, now } = call;
      const { client } = await lockInvoice(services, transaction, session, params.id);
      const asked = await findInvoice(transaction, session, params.id, now);
      const code = refusedFor[skipOf(asked, client, { kind: "reminder" }) ?? "pending"];
      if (code) throw new Refusal("conflict", [{ path: "id", code }]);
      const source = { ...services, database: transaction };
      const filter = { clientId: client.id, status: "overdue" } as const;
      const { today } = await readCalendar(transaction, now);
      const overdue = await matchingInvoices(source, session, filter, today)
        .where((where) =>
          where.not(
            where.exists(
              where
                .selectFrom("invoiceMails as mail")
                .leftJoin("invoiceMails as lead", "lead.id", "mail.leadId")
                .whereRef("mail.invoiceId", "=", "invoice.id")
                .where("mail.kind", "=", "reminder")
                .where("mail.createdAt", ">", now - repeatTime)
                .where("mail.state", "<>", "cancelled")
                .where(({ fn }) => fn.coalesce("lead.state", "mail.state"), "in", [
                  "waiting",
                  "sent",
                ])
                .select("mail.id"),
            ),
          ),
        )
        .select(["invoice.id", "invoice.clientId"])
        .orderBy("invoice.dueAt")
        .limit(invoiceMailsAtOnce)
        .execute();
      return queueAll(call, transaction, overdue, { kind: "reminder" });
    }),
  );
};

/** Sets the schedule; throws `conflict` if someone else has changed it. */
export const changeReminders = (
  call: Call<typeof changeReminderSettings>,
): Promise<ReminderSettings> =>
  transactionWithDeadline(call.services.database, async (transaction) => {
    const { services, by, body } = call;
    const { enabled, hour } = body;
    const days = body.days.toSorted((a, b) => a - b);
    const before = await transaction
      .selectFrom("reminderSettings")
      .selectAll()
      .$call(lockRows(services))
      .executeTakeFirstOrThrow();
    if (before.changedAt !== body.changedAt)
      throw new Refusal("conflict", [{ path: "changedAt", code: "changed" }]);
    if (enabled && !before.enabled) refuseWithoutMail(services.mailer, "enabled");
    await transaction
      .updateTable("reminderSettings")
      .set({
        enabled,
        days,
        hour,
        changedBy: by.operatorId,
        // Always increases, so that a stale edit is detected even within the same millisecond.
        changedAt: Math.max(by.now, (before.changedAt ?? 0) + 1),
      })
      .execute();
    await recordAudit(call, transaction, {
      action: "reminders.changed",
      target: { id: null, name: "reminders" },
      details: {
        "from.enabled": before.enabled,
        "to.enabled": enabled,
        "from.days": before.days.join(", "),
        "to.days": days.join(", "),
        "from.hour": before.hour,
        "to.hour": hour,
      },
    });
    return readReminderSettings(transaction);
  });
