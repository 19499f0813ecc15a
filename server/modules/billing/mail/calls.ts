import * as calls from "@console-shell/contract/calls/finance-invoice-mails";
import { answer } from "#kernel/answer.ts";
import { previewMail, previewMails, readReminderSettings } from "./reads.ts";
import { changeReminders, queueMails, remindOfOverdue } from "./writes.ts";

/** E-mails with invoices, and reminders of them. */
export const invoiceMail = answer(calls, {
  previewInvoiceMail: ({ services, session, params, query, now }) =>
    previewMail(services.database, session, { id: params.id, kind: query.kind, now }),
  previewInvoiceMails: ({ services, session, body, now }) =>
    previewMails(services.database, session, body, now),
  sendInvoices: queueMails,
  remindOfInvoice: remindOfOverdue,
  getReminderSettings: ({ services }) => readReminderSettings(services.database),
  changeReminderSettings: changeReminders,
});
