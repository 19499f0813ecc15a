import { z } from "zod";
import { BinarySchema, endpoint, IdSchema } from "./endpoint.ts";
import { idempotencyKey, InvoiceDetailSchema } from "./finance-schemas.ts";
import { LocaleSchema, failsWith } from "./schemas.ts";

export const markInvoicePaid = endpoint({
  name: "finance.invoice.pay",
  method: "POST",
  path: "/cc-api/finance/invoice/:id/mark-paid",
  access: "finance:invoice:issue",
  reauth: true,
  summary: "Mark an invoice as paid, once. The payment itself is a top-up",
  params: z.object({ id: IdSchema }),
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
      .refine(
        (lines) => new Set(lines.map(({ position }) => position)).size === lines.length,
        failsWith("duplicated"),
      ),
    idempotencyKey,
  }),
  output: InvoiceDetailSchema,
  status: 201,
});

const inLocale = z.object({
  locale: LocaleSchema.optional().describe("By default, the request's"),
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
  markInvoicePaid,
  issueCreditNote,
  printInvoice,
  exportInvoiceLines,
  printCreditNote,
] as const;
