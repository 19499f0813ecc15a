import type { InvoiceDetail, InvoiceMailKind } from "@console-shell/contract/calls/finance";
import type {
  MailSkip,
  previewInvoiceMails,
  ReminderSettings,
} from "@console-shell/contract/calls/finance-invoice-mails";
import type { Kysely } from "kysely";
import type { z } from "zod";
import type { Tables } from "#platform/database/tables/index.ts";
import type { LockedClient } from "../client/reads.ts";
import { findInvoice } from "../invoice/reads.ts";
import type { Viewer } from "../viewer.ts";
import { composeMail, filesOf } from "./compose.ts";

/** The schedule of reminders, and who set it. */
export const readReminderSettings = (database: Kysely<Tables>): Promise<ReminderSettings> =>
  database
    .selectFrom("reminderSettings as settings")
    .leftJoin("operators as changer", "changer.id", "settings.changedBy")
    .select(["settings.enabled", "settings.days", "settings.hour", "settings.changedAt"])
    .select("changer.name as changedByName")
    .executeTakeFirstOrThrow();

/** Why an e-mail can't be sent now; undefined if it can. */
export const skipOf = (
  invoice: InvoiceDetail,
  client: Pick<LockedClient, "billingEmails" | "reminders">,
  { kind, days }: { kind: InvoiceMailKind; days?: number },
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

/** What would be e-mailed of an invoice. */
export const previewMail = async (
  database: Kysely<Tables>,
  viewer: Viewer,
  { id, kind, now }: { id: string; kind: InvoiceMailKind; now: number },
) => {
  const invoice = await findInvoice(database, viewer, id, now);
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
    ...composeMail([invoice], { kind, locale }),
    files: filesOf(invoice),
    skipped: skipOf(invoice, client, { kind }) ?? null,
  };
};

/** Invoices by e-mail: each has its own, but a client gets one reminder of all of them. */
export const byMail = <Each extends { id: string; clientId: string }>(
  invoices: readonly Each[],
  kind: InvoiceMailKind,
): [Each, ...Each[]][] =>
  [
    ...Map.groupBy(invoices, ({ id, clientId }) => (kind === "reminder" ? clientId : id)).values(),
  ] as [Each, ...Each[]][];

/** What would be e-mailed of several invoices, with the text of one of them. */
export const previewMails = async (
  database: Kysely<Tables>,
  viewer: Viewer,
  { invoiceIds, kind }: z.output<typeof previewInvoiceMails.body>,
  now: number,
): Promise<z.input<typeof previewInvoiceMails.output>> => {
  const previews: Awaited<ReturnType<typeof previewMail>>[] = [];
  for (const id of invoiceIds)
    previews.push(await previewMail(database, viewer, { id, kind, now }));
  const mailed = previews.filter(({ skipped }) => skipped === null);
  const mails = byMail(
    mailed.map(({ invoice }) => invoice),
    kind,
  );
  const recipientsOf = ({ id }: InvoiceDetail) =>
    mailed.find(({ invoice }) => invoice.id === id)!.recipients.length;
  const [first] = mails;
  const locale = mailed[0]?.locale;
  return {
    mails: mails.reduce((sum, [invoice]) => sum + recipientsOf(invoice), 0),
    items: previews.map(({ invoice, recipients, skipped }) => {
      const { id, number, clientName, mails } = invoice;
      const sent = mails.flatMap((mail) => (mail.kind === kind && mail.sentAt) || []);
      const sentAt = sent.length === 0 ? null : Math.max(...sent);
      return { id, number, clientName, recipients, sentAt, skipped };
    }),
    sample:
      first && locale
        ? {
            locale,
            ...composeMail(first, { kind, locale }),
            files: first.flatMap(filesOf),
            numbers: first.map(({ number }) => number),
          }
        : null,
  };
};
