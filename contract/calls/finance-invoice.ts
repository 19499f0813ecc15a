import { z } from "zod";
import { BinarySchema, endpoint, IdSchema, pageOf, pageQuery } from "./endpoint.ts";
import {
  CurrencySchema,
  idempotencyKey,
  InvoiceDetailSchema,
  invoiceFilter,
  InvoiceSchema,
  MoneySchema,
} from "./finance.ts";
import { failsWith, LocaleSchema, typedProse } from "./schemas.ts";

const idParams = z.object({ id: IdSchema });
const inLocale = z.object({
  locale: LocaleSchema.optional().describe("By default, the request's"),
});

export const listInvoices = endpoint({
  name: "finance.invoices",
  method: "GET",
  path: "/cc-api/finance/invoice/list",
  access: "finance:invoice:read",
  summary:
    "Invoices, by default those to act on first: overdue by days, then open by due date, then the last issued",
  query: z.object({
    ...pageQuery,
    ...invoiceFilter,
    sort: z.enum(["urgency", "number", "issuedAt", "dueAt", "total"]).default("urgency"),
    order: z.enum(["asc", "desc"]).optional().describe("By default, `asc` by urgency and due date"),
  }),
  output: pageOf(InvoiceSchema),
});

export const exportInvoices = endpoint({
  name: "finance.invoicesFile",
  method: "GET",
  path: "/cc-api/finance/invoice/export",
  access: "finance:invoice:read",
  summary: "Invoices that match, as CSV",
  query: z.object(invoiceFilter),
  output: BinarySchema,
});

export const totalInvoices = endpoint({
  name: "finance.invoiceTotals",
  method: "GET",
  path: "/cc-api/finance/invoice/totals",
  access: "finance:invoice:read",
  summary: "Sums of the invoices that match, by currency",
  query: z.object(invoiceFilter),
  output: z.array(
    z.object({
      currency: CurrencySchema,
      count: z.int(),
      /** Sum of the totals, credited invoices included. */
      issued: MoneySchema,
      credited: MoneySchema,
      /** Left to pay, and how much of it is overdue. */
      open: MoneySchema,
      overdue: MoneySchema,
    }),
  ),
});

export const getInvoice = endpoint({
  name: "finance.invoice",
  method: "GET",
  path: "/cc-api/finance/invoice/:id",
  access: "finance:invoice:read",
  summary: "One invoice with its lines",
  params: idParams,
  output: InvoiceDetailSchema,
});

export const markInvoicePaid = endpoint({
  name: "finance.invoice.pay",
  method: "POST",
  path: "/cc-api/finance/invoice/:id/mark-paid",
  access: "finance:invoice:issue",
  reauth: true,
  summary: "Mark an invoice as paid, once. The payment itself is a top-up",
  params: idParams,
  body: z.strictObject({ reference: z.string().trim().min(1).max(100), idempotencyKey }),
  output: InvoiceDetailSchema,
});

export const issueCreditNote = endpoint({
  name: "finance.invoice.credit",
  method: "POST",
  path: "/cc-api/finance/invoice/:id/credit",
  access: "finance:invoice:issue",
  reauth: true,
  summary: "Credit all or part of an invoice, up to the uncredited amount of each line",
  params: idParams,
  body: z.strictObject({
    reason: typedProse(500).min(1),
    lines: z
      .array(
        z.strictObject({
          position: z.int().min(1),
          amount: z.int().min(1).describe("Minor units, before tax"),
        }),
      )
      .min(1)
      .max(100)
      .refine(
        (lines) => new Set(lines.map(({ position }) => position)).size === lines.length,
        failsWith("duplicated"),
      ),
    idempotencyKey,
  }),
  output: InvoiceDetailSchema,
  status: 201,
});

export const printInvoice = endpoint({
  name: "finance.invoice.pdf",
  method: "GET",
  path: "/cc-api/finance/invoice/:id/pdf",
  access: "finance:invoice:read",
  summary: "An invoice as PDF",
  params: idParams,
  query: inLocale,
  output: BinarySchema,
});

export const exportInvoiceLines = endpoint({
  name: "finance.invoice.csv",
  method: "GET",
  path: "/cc-api/finance/invoice/:id/csv",
  access: "finance:invoice:read",
  summary: "The lines of an invoice as CSV",
  params: idParams,
  output: BinarySchema,
});

export const printCreditNote = endpoint({
  name: "finance.creditNote.pdf",
  method: "GET",
  path: "/cc-api/finance/credit-note/:id/pdf",
  access: "finance:invoice:read",
  summary: "A credit note as PDF",
  params: idParams,
  query: inLocale,
  output: BinarySchema,
});

export const financeInvoiceEndpoints = [
  listInvoices,
  exportInvoices,
  totalInvoices,
  getInvoice,
  markInvoicePaid,
  issueCreditNote,
  printInvoice,
  exportInvoiceLines,
  printCreditNote,
] as const;
