import { z } from "zod";
import { endpoint, IdSchema, TimeSchema } from "./endpoint.ts";
import {
  invoiceMailsAtOnce,
  pageSize,
  reminderDaysMost,
  reminderDaysRange,
} from "../words/limits.ts";
import { idempotencyKey, InvoiceMailKindSchema } from "./finance.ts";
import { failsWith, LocaleSchema, typedProse } from "./schemas.ts";

/** Why an invoice isn't e-mailed. */
export const MailSkipSchema = z.enum([
  /** The client has no billing address. */
  "no-address",
  /** An e-mail of the same kind is on its way. */
  "pending",
  /** Nothing is left to pay, which a reminder needs. */
  "settled",
  /** Fully credited. */
  "void",
  /** A reminder of an invoice that wasn't e-mailed. */
  "not-sent",
  /** The client gets no reminders. */
  "no-reminders",
]);
export type MailSkip = z.infer<typeof MailSkipSchema>;

const ComposedMailSchema = z.object({
  locale: LocaleSchema,
  subject: z.string(),
  /** The text before and after the operator's message. */
  before: z.string(),
  after: z.string(),
  /** Names of the attached files. */
  files: z.array(z.string()),
});

export const previewInvoiceMail = endpoint({
  name: "finance.invoice.mailPreview",
  method: "GET",
  path: "/cc-api/finance/invoice/:id/mail-preview",
  access: "finance:invoice:send",
  summary: "What would be e-mailed to the client, in its language",
  params: z.object({ id: IdSchema }),
  query: z.object({ kind: InvoiceMailKindSchema.default("invoice") }),
  output: ComposedMailSchema.extend({
    /** The client's billing addresses; each gets an e-mail of its own. */
    recipients: z.array(z.string()),
    /** Why it can't be sent; null if it can. */
    skipped: MailSkipSchema.nullable(),
  }),
});

export const previewInvoiceMails = endpoint({
  name: "finance.invoice.mailPreviews",
  method: "POST",
  path: "/cc-api/finance/invoice/mail-preview",
  access: "finance:invoice:send",
  summary:
    "What would be e-mailed of several invoices: to whom, which are left out and why, and one e-mail as a sample. Nothing is sent",
  body: z.strictObject({
    invoiceIds: z
      .array(IdSchema)
      .min(1)
      .max(pageSize.max)
      .refine((ids) => new Set(ids).size === ids.length, failsWith("duplicated")),
    kind: InvoiceMailKindSchema.default("invoice"),
  }),
  output: z.object({
    /** How many mails: one for each invoice and address, but only one reminder of all of a client's. */
    mails: z.int(),
    /** In the given order. */
    items: z.array(
      z.object({
        id: IdSchema,
        number: z.string(),
        clientName: z.string(),
        /** Each gets an e-mail of its own. */
        recipients: z.array(z.string()),
        /** When an e-mail of this kind was last sent; null if none was. */
        sentAt: TimeSchema.nullable(),
        /** Why it can't be sent; null if it can. */
        skipped: MailSkipSchema.nullable(),
      }),
    ),
    /** The first that can be sent; null if none can. */
    sample: ComposedMailSchema.extend({ numbers: z.array(z.string()) }).nullable(),
  }),
});

const QueuedMailsSchema = z.object({
  queued: z.array(z.object({ id: IdSchema, number: z.string() })),
  skipped: z.array(z.object({ id: IdSchema, number: z.string(), reason: MailSkipSchema })),
});

export const sendInvoices = endpoint({
  name: "finance.invoice.send",
  method: "POST",
  path: "/cc-api/finance/invoice/send",
  access: "finance:invoice:send",
  reauth: ["invoiceIds"],
  summary:
    "Mail invoices, or reminders of them, with their documents to the clients' billing addresses. A client gets one reminder of all its invoices. They are sent in the background, each once. Several require reauthentication",
  body: z.strictObject({
    invoiceIds: z
      .array(IdSchema)
      .min(1)
      .max(invoiceMailsAtOnce)
      .refine((ids) => new Set(ids).size === ids.length, failsWith("duplicated")),
    kind: InvoiceMailKindSchema.default("invoice"),
    message: typedProse(1000)
      .default("")
      .describe("Inserted into the text, as it is, for every client"),
    idempotencyKey,
  }),
  output: QueuedMailsSchema,
});

export const remindOfInvoice = endpoint({
  name: "finance.invoice.remind",
  method: "POST",
  path: "/cc-api/finance/invoice/:id/remind",
  access: "finance:invoice:send",
  summary:
    "Mail the client one reminder of this invoice and its other overdue ones. Those it was reminded of in the last 24 hours aren't repeated, so nothing may be queued",
  params: z.object({ id: IdSchema }),
  body: z.strictObject({ idempotencyKey }),
  output: QueuedMailsSchema,
});

export const ReminderSettingsSchema = z.object({
  enabled: z.boolean(),
  /** Days after the due date, or before it if negative, in order. */
  days: z.array(z.int()),
  /** Hour of the day from which they are sent. */
  hour: z.int(),
  changedAt: z.int().nullable(),
  changedByName: z.string().nullable(),
});
export type ReminderSettings = z.infer<typeof ReminderSettingsSchema>;

export const getReminderSettings = endpoint({
  name: "finance.reminders.get",
  method: "GET",
  path: "/cc-api/finance/reminders",
  access: "finance:invoice:read",
  summary:
    "When clients are reminded of open invoices. Days and hour are in the issuer's time zone",
  output: ReminderSettingsSchema,
});

export const changeReminderSettings = endpoint({
  name: "finance.reminders.change",
  method: "PUT",
  path: "/cc-api/finance/reminders",
  access: "finance:reminder:update",
  reauth: true,
  summary: "Set when clients are reminded of open invoices",
  body: z.strictObject({
    enabled: z.boolean(),
    days: z
      .array(z.int().min(reminderDaysRange.min).max(reminderDaysRange.max))
      .min(1)
      .max(reminderDaysMost)
      .refine((days) => new Set(days).size === days.length, failsWith("duplicated")),
    hour: z.int().min(0).max(23),
    changedAt: z.int().nullable().describe("The version of the edited settings"),
  }),
  output: ReminderSettingsSchema,
});

export const financeInvoiceMailEndpoints = [
  previewInvoiceMail,
  previewInvoiceMails,
  sendInvoices,
  remindOfInvoice,
  getReminderSettings,
  changeReminderSettings,
] as const;
