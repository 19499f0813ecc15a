import type { InvoiceMailKind, InvoiceDetail } from "@console-shell/contract/calls/finance";
import { notificationPermissions } from "@console-shell/contract/words/notification-kinds";
import type { Kysely } from "kysely";
import type { Tables } from "#platform/database/tables/index.ts";
import { holdersOf, notify } from "#modules/identity/index.ts";
import type { MailSkip } from "@console-shell/contract/calls/finance-invoice-mails";
import { newId } from "#platform/database/id.ts";
import type { Services } from "#platform/services.ts";
import { queuedBy } from "#platform/tracing/spans.ts";
import { lockInvoice, findInvoice } from "../invoice/reads.ts";
import type { LockedClient } from "../ledger/writes.ts";
import type { Viewer } from "../viewer.ts";
import { composeMail, textOf } from "./compose.ts";

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
  const needed = notificationPermissions[notice];
  const senders = await holdersOf(transaction, needed);
  const seeingAll = await holdersOf(transaction, [...needed, "finance:client:read-all"]);
  const told = await transaction
    .selectFrom("notifications")
    .select("operatorId")
    .where("kind", "=", notice)
    .where("aboutId", "=", id)
    .where("readAt", "is", null)
    .execute();
  const already = new Set(told.map(({ operatorId }) => operatorId));
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
  /** Null for a scheduled reminder. */
  by: string | null;
  now: number;
}

/** Why a mail can't be sent now; undefined if it can. */
export const skipOf = (
  invoice: InvoiceDetail,
  client: Pick<LockedClient, "billingEmails" | "reminders">,
  { kind, days }: Pick<ToMail, "kind" | "days">,
): MailSkip | undefined => {
  const { mails, status, open } = invoice;
  if (status === "void") return "void";
  if (kind === "reminder") {
    if (open === 0) return "settled";
    if (!client.reminders) return "no-reminders";
    if (!mails.some((mail) => mail.kind === "invoice" && mail.state === "sent")) return "not-sent";
  }
  if (mails.some((mail) => mail.kind === kind && mail.state === "waiting")) return "pending";
  // Another node was first.
  if (days !== undefined && mails.some((mail) => mail.days !== null && mail.days >= days))
    return "pending";
  return client.billingEmails.length === 0 ? "no-address" : undefined;
};

/**
 * Queues a mail to each of the client's billing addresses; throws `not_found` if the viewer doesn't see the invoice. The
 * caller settles what said that an earlier mail failed.
 */
export const queueMail = async (
  services: Services,
  transaction: Kysely<Tables>,
  viewer: Viewer,
  toMail: ToMail,
): Promise<{ number: string; recipients: number; skipped?: MailSkip }> => {
  const { id, kind, days = null, message = "", by, now } = toMail;
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
        createdBy: by,
        createdAt: now,
        sentAt: null,
        traceParent: queuedBy(),
      })),
    )
    .execute();
  return { number, recipients: client.billingEmails.length };
};
