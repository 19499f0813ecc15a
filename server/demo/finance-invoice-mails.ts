import {
  addDays,
  composeMail,
  dueDay,
  everyone,
  findInvoice,
  hourOf,
  notifyMailFailure,
  readReminderSettings,
  textOf,
} from "#modules/billing/index.ts";
import { newId } from "#platform/database/id.ts";
import { demoTimeZone } from "./finance-issuer.ts";
import type { SeedContext } from "./seed.ts";

const hour = 3_600_000;
const day = 24 * hour;
const refusal = "550 5.1.1 The email account that you tried to reach does not exist";
const days = [-3, 1, 7, 14, 30];

/** Invoices as mailed to the clients, with reminders of open ones; some failed, and the latest weren't sent yet. */
export const seedInvoiceMails = async (context: SeedContext): Promise<void> => {
  const { database, now, operatorIds } = context;
  await database
    .updateTable("reminderSettings")
    .set({ enabled: true, days, changedBy: operatorIds.bizDirector, changedAt: now - 120 * day })
    .execute();
  const { hour: from } = await readReminderSettings(database);
  const invoices = await database
    .selectFrom("invoices as invoice")
    .innerJoin("financeClients as client", "client.id", "invoice.clientId")
    .select(["invoice.id", "invoice.issuedAt", "invoice.dueAt", "invoice.paidAt"])
    .select(["client.billingEmails", "client.billingLocale", "client.reminders", "client.ownerId"])
    .orderBy("invoice.issuedAt")
    .orderBy("invoice.id")
    .execute();
  const sentAndRecorded = invoices.entries().flatMap(([index, invoice]) => {
    const isNew = index >= invoices.length - 4;
    if (isNew || invoice.billingEmails.length === 0) return [];
    const sentAt = invoice.issuedAt + hour;
    // None in the last day: the health page would report the mail server as failing.
    const isFailed = index % 23 === 11 && sentAt < now - 1.2 * day;
    const mail = { invoice, at: sentAt, isFailed };
    const reminded = days.flatMap((after) => {
      const at = hourOf(addDays(dueDay(invoice.dueAt), after), from, demoTimeZone);
      const isOpen = invoice.paidAt === null || invoice.paidAt > at;
      if (!isOpen || at > now || isFailed || !invoice.reminders) return [];
      return [{ invoice, at, isFailed: false, days: after }];
    });
    return [{ ...mail, days: null as number | null }, ...reminded];
  });
  for (const { invoice, at, isFailed, days } of sentAndRecorded) {
    const kind = days === null ? "invoice" : "reminder";
    const locale = invoice.billingLocale;
    const detail = await findInvoice(database, everyone, invoice.id, at);
    // What was open then.
    const wasOpen = { ...detail, open: days === null ? detail.open : detail.total };
    const composed = composeMail([wasOpen], { kind, locale });
    await database
      .insertInto("invoiceMails")
      .values(
        invoice.billingEmails.map((recipient) => ({
          id: newId(),
          invoiceId: invoice.id,
          kind,
          days,
          recipient,
          subject: composed.subject,
          body: textOf(composed, ""),
          locale,
          state: isFailed ? ("failed" as const) : ("sent" as const),
          dueAt: null,
          lease: null,
          tries: isFailed ? 1 : 0,
          handedAt: isFailed ? null : at,
          error: isFailed ? refusal : null,
          createdBy: days === null ? operatorIds.bizDirector : null,
          createdAt: at,
          sentAt: isFailed ? null : at,
        })),
      )
      .execute();
    // The log of all mails, as long as it's kept.
    if (at > now - 88 * day && invoice.billingEmails.length > 0)
      await database
        .insertInto("mails")
        .values(
          invoice.billingEmails.map((recipient) => ({
            id: newId(),
            recipient,
            subject: composed.subject,
            text: null,
            locale,
            createdAt: at,
            sentAt: isFailed ? null : at,
            error: isFailed ? refusal : null,
          })),
        )
        .execute();
    if (isFailed && at > now - 45 * day)
      await notifyMailFailure(database, detail, { ...invoice, name: detail.clientName }, kind, at);
  }
};
