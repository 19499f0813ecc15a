import type { InvoiceMailKind } from "@console-shell/contract/calls/finance";
import type {
  changeReminderSettings,
  MailSkip,
  ReminderSettings,
  sendInvoices,
} from "@console-shell/contract/calls/finance-invoice-mails";
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
import { findInvoice, lockInvoice } from "../invoice/reads.ts";
import { type Viewer, visibleTo } from "../viewer.ts";
import { composeMail, textOf } from "./compose.ts";
import { readReminderSettings, skipOf } from "./reads.ts";

const notice = "invoice-mail.failed" as const;

/**
 * Notifies those who may send the invoice and see its client that a mail failed for good; not again while they haven't
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

interface ToMail {
  id: string;
  kind: InvoiceMailKind;
  /** Of a scheduled reminder. */
  days?: number;
  message?: string;
}

/**
 * Queues a mail to each of the client's billing addresses; throws `not_found` if the viewer doesn't see the invoice. The
 * caller settles the notification that an earlier mail failed.
 */
export const queueMail = async (
  services: Services,
  transaction: Kysely<Tables>,
  /** Nobody sends a scheduled reminder. */
  { operatorId, now }: { operatorId: string | null; now: number },
  viewer: Viewer,
  toMail: ToMail,
): Promise<{ number: string; recipients: number; skipped?: MailSkip }> => {
  const { id, kind, days = null, message = "" } = toMail;
  const { client } = await lockInvoice(services, transaction, viewer, id);
  const invoice = await findInvoice(transaction, viewer, id, now);
  const { number } = invoice;
  const skipped = skipOf(invoice, client, toMail);
  if (skipped) return { number, recipients: 0, skipped };
  const locale = client.billingLocale;
  const composed = composeMail(invoice, { kind, locale, now });
  await transaction
    .insertInto("invoiceMails")
    .values(
      client.billingEmails.map((recipient) => ({
        id: newId(),
        invoiceId: id,
        kind,
        days,
        recipient,
        subject: composed.subject,
        body: textOf(composed, message),
        locale,
        state: "waiting" as const,
        dueAt: now,
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
  return { number, recipients: client.billingEmails.length };
};

/** Queues the mails of several invoices in one transaction. */
export const queueMails = async (
  call: Call<typeof sendInvoices>,
): Promise<z.input<typeof sendInvoices.output>> => {
  if (call.body.invoiceIds.length > 1) refuseStaleProof(call.session, call.now);
  refuseWithoutMail(call.services.mailer, "kind");
  return transactionWithDeadline(call.services.database, (transaction) =>
    answerOnce(transaction, "finance.invoice.send", call, async () => {
      const { services, by, body, session, now } = call;
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
      const sent: z.input<typeof sendInvoices.output> = { queued: [], skipped: [] };
      const audited: { id: string; number: string; recipients: number }[] = [];
      for (const { id } of found) {
        const toMail = { id, kind, message };
        const { number, recipients, skipped } = await queueMail(
          services,
          transaction,
          by,
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
