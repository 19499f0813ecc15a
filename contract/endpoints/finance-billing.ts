import { z } from "zod";
import { BinarySchema, endpoint, IdSchema } from "../endpoint.ts";
import {
  CurrencySchema,
  idempotencyKey,
  InvoiceDetailSchema,
  InvoiceLineSchema,
  MoneySchema,
} from "./finance.ts";
import { LocaleSchema } from "../locale-schemas.ts";
import { MonthSchema } from "./finance-plans.ts";

/** Why a client gets no invoice for a month. */
export const skipReasons = [
  /** There is one already. */
  "invoiced",
  "no-plan",
  /** The plan has no price for the month, or none for some calls. */
  "no-price",
  "suspended",
  /** The account was opened later. */
  "opened-later",
  /** The amount would be zero. */
  "nothing",
] as const;
export const SkipReasonSchema = z.enum(skipReasons);
export type SkipReason = z.infer<typeof SkipReasonSchema>;

const client = {
  clientId: IdSchema,
  clientNumber: z.string(),
  clientName: z.string(),
  currency: CurrencySchema,
};

/** What a client's invoice of a month says, or why there is none to be made. */
export const BillSchema = z.object({
  ...client,
  skipped: SkipReasonSchema.nullable(),
  /** The invoice that there is already. */
  invoiceId: IdSchema.nullable(),
  invoiceNumber: z.string().nullable(),
  /** Empty, like the sums zero, where none is to be made. */
  lines: z.array(InvoiceLineSchema),
  subtotal: MoneySchema,
  taxRate: z.int(),
  tax: MoneySchema,
  total: MoneySchema,
});
export type Bill = z.infer<typeof BillSchema>;

export const previewBilling = endpoint({
  name: "finance.billing.preview",
  method: "GET",
  path: "/cc-api/finance/billing/preview",
  access: "finance:invoice:issue",
  summary: "What a billing run would do: clients on a plan, with calls or with an invoice",
  query: z.object({ month: MonthSchema }),
  output: z.object({
    month: MonthSchema,
    /** Whether the month is over and all its calls are counted, so that it can be run. */
    ready: z.boolean(),
    bills: z.array(BillSchema),
  }),
});

export const runBilling = endpoint({
  name: "finance.billing.run",
  method: "POST",
  path: "/cc-api/finance/billing/run",
  access: "finance:invoice:issue",
  reauth: true,
  summary: "Issue the invoices of a finished month; run again it issues what is still missing",
  body: z.strictObject({ month: MonthSchema }),
  output: z.object({
    month: MonthSchema,
    issued: z.array(z.object({ ...client, id: IdSchema, number: z.string(), total: MoneySchema })),
    skipped: z.array(
      z.object({
        ...client,
        reason: SkipReasonSchema,
        invoiceId: IdSchema.nullable(),
        invoiceNumber: z.string().nullable(),
      }),
    ),
  }),
});

export const markInvoicePaid = endpoint({
  name: "finance.invoice.pay",
  method: "POST",
  path: "/cc-api/finance/invoice/:id/mark-paid",
  access: "finance:invoice:issue",
  summary: "Note that an invoice is paid, once; the money itself comes as a top-up",
  params: z.object({ id: IdSchema }),
  body: z.strictObject({ reference: z.string().trim().min(1).max(100) }),
  output: InvoiceDetailSchema,
});

export const issueCreditNote = endpoint({
  name: "finance.invoice.credit",
  method: "POST",
  path: "/cc-api/finance/invoice/:id/credit",
  access: "finance:invoice:issue",
  reauth: true,
  summary:
    "Give back all or a part of an invoice by a credit note, never more than is left of a line",
  params: z.object({ id: IdSchema }),
  body: z.strictObject({
    reason: z.string().trim().min(1).max(500),
    lines: z
      .array(
        z.strictObject({
          position: z.int().min(1),
          amount: z.int().min(1).describe("Minor units, before tax"),
        }),
      )
      .min(1)
      .max(100)
      .refine((lines) => new Set(lines.map(({ position }) => position)).size === lines.length),
    idempotencyKey,
  }),
  output: InvoiceDetailSchema,
  status: 201,
});

const inLocale = z.object({
  locale: LocaleSchema.optional().describe("That of the request unless told"),
});

export const printInvoice = endpoint({
  name: "finance.invoice.pdf",
  method: "GET",
  path: "/cc-api/finance/invoice/:id/pdf",
  access: "finance:invoice:read",
  summary: "An invoice as PDF",
  params: z.object({ id: IdSchema }),
  query: inLocale,
  output: BinarySchema,
});

export const exportInvoiceLines = endpoint({
  name: "finance.invoice.csv",
  method: "GET",
  path: "/cc-api/finance/invoice/:id/csv",
  access: "finance:invoice:read",
  summary: "The lines of an invoice as CSV",
  params: z.object({ id: IdSchema }),
  output: BinarySchema,
});

export const printCreditNote = endpoint({
  name: "finance.creditNote.pdf",
  method: "GET",
  path: "/cc-api/finance/credit-note/:id/pdf",
  access: "finance:invoice:read",
  summary: "A credit note as PDF",
  params: z.object({ id: IdSchema }),
  query: inLocale,
  output: BinarySchema,
});

export const financeBillingEndpoints = [
  previewBilling,
  runBilling,
  markInvoicePaid,
  issueCreditNote,
  printInvoice,
  exportInvoiceLines,
  printCreditNote,
] as const;
