import { z } from "zod";
import { endpoint, IdSchema, pageOf, pageQuery, TimeSchema } from "./endpoint.ts";
import { billingRunClients } from "../words/limits.ts";
import {
  CurrencySchema,
  idempotencyKey,
  InvoiceLineSchema,
  MoneySchema,
  MonthSchema,
  UnprintableSchema,
} from "./finance.ts";
import { failsWith } from "./schemas.ts";

/** Why a client gets no invoice for a month. */
const skipReasons = [
  /** There is one already. */
  "invoiced",
  "no-plan",
  /** The plan has no price for the month, or none for some calls. */
  "no-price",
  /** At the end of the month, and without calls in it. */
  "suspended",
  /** The account was opened later. */
  "opened-later",
  /** No calls, and too late for the fee on its own: older than last month, with no earlier invoice. */
  "long-over",
  /** The amount would be zero. */
  "nothing",
  /** The amount would exceed what the ledger can hold. */
  "too-large",
] as const;
export const SkipReasonSchema = z.enum(skipReasons);
export type SkipReason = z.infer<typeof SkipReasonSchema>;

/** Why a run issued nothing for a client. */
export const RunReasonSchema = z.enum([
  ...skipReasons,
  /** Its invoice would differ from the preview. */
  "changed",
  /** An unexpected error; the log has the cause. */
  "failed",
]);
export type RunReason = z.infer<typeof RunReasonSchema>;

const client = {
  clientId: IdSchema,
  clientNumber: z.string(),
  clientName: z.string(),
  currency: CurrencySchema,
};

/** A client's invoice for a month, or why there is none to issue. */
export const BillSchema = z.object({
  ...client,
  skipped: SkipReasonSchema.nullable(),
  /** The existing invoice. */
  invoiceId: IdSchema.nullable(),
  invoiceNumber: z.string().nullable(),
  /** Empty, and sums zero, if there is nothing to issue. */
  lines: z.array(InvoiceLineSchema),
  subtotal: MoneySchema,
  taxRate: z.int(),
  tax: MoneySchema,
  total: MoneySchema,
  /** What the PDF can't show of the client's name. */
  unprintable: UnprintableSchema,
});
export type Bill = z.infer<typeof BillSchema>;

/** The month is still running; its last calls are being counted; it can be invoiced. */
export const MonthPhaseSchema = z.enum(["running", "settling", "ready"]);

const sums = z.array(z.object({ currency: CurrencySchema, total: MoneySchema }));

export const previewBilling = endpoint({
  name: "finance.billing.preview",
  method: "GET",
  path: "/cc-api/finance/billing/preview",
  access: "finance:invoice:issue",
  summary:
    "Preview of a billing run: clients with a plan, calls or an invoice, those to invoice first",
  query: z.object({
    ...pageQuery,
    month: MonthSchema,
    search: z.string().trim().max(100).optional().describe("In the client's name or number"),
    state: z.enum(["to-issue", "skipped"]).optional(),
  }),
  output: pageOf(BillSchema).extend({
    month: MonthSchema,
    phase: MonthPhaseSchema,
    /** The earliest time it can be run. */
    readyAt: TimeSchema,
    /** Whether an issuer is configured. */
    issuerKnown: z.boolean(),
    /** What the PDFs can't show of the issuer's details. */
    issuerUnprintable: UnprintableSchema,
    /** For the whole month, whatever the search filter. */
    toIssue: z.object({ count: z.int(), sums, digest: z.string() }),
  }),
});

export const readFingerprints = endpoint({
  name: "finance.billing.fingerprints",
  method: "GET",
  path: "/cc-api/finance/billing/fingerprints",
  access: "finance:invoice:issue",
  summary: "Fingerprint of each invoice to issue, which a run sends back",
  query: z.object({ month: MonthSchema }),
  output: z.object({
    /** The preview's fingerprint, as long as nothing has changed. */
    digest: z.string(),
    clients: z.array(z.object({ clientId: IdSchema, fingerprint: z.string() })),
  }),
});

export const listOpenMonths = endpoint({
  name: "finance.billing.open",
  method: "GET",
  path: "/cc-api/finance/billing/open",
  access: "finance:invoice:issue",
  summary: "Months of the last two years with a client's calls or fee and without an invoice",
  query: z.object({
    ...pageQuery,
    except: MonthSchema.optional().describe("Excludes a month"),
  }),
  output: pageOf(
    z.object({
      ...client,
      month: MonthSchema,
      calls: z.int(),
      /** Why it can't be invoiced as is; null if it can. */
      skipped: SkipReasonSchema.nullable(),
    }),
  ),
});

export const runBilling = endpoint({
  name: "finance.billing.run",
  method: "POST",
  path: "/cc-api/finance/billing/run",
  access: "finance:invoice:issue",
  reauth: true,
  summary:
    "Issue the previewed invoices of a finished month. Skips clients whose bill has changed since the preview",
  body: z.strictObject({
    month: MonthSchema,
    clients: z
      .array(z.strictObject({ clientId: IdSchema, fingerprint: z.string().min(1).max(64) }))
      .min(1)
      .max(billingRunClients)
      .refine(
        (all) => new Set(all.map(({ clientId }) => clientId)).size === all.length,
        failsWith("duplicated"),
      ),
    idempotencyKey,
  }),
  output: z.object({
    month: MonthSchema,
    issued: z.array(z.object({ ...client, id: IdSchema, number: z.string(), total: MoneySchema })),
    skipped: z.array(
      z.object({
        ...client,
        reason: RunReasonSchema,
        invoiceId: IdSchema.nullable(),
        invoiceNumber: z.string().nullable(),
        /** The trace ID of the failure in the log; otherwise null. */
        traceId: z.string().nullable(),
      }),
    ),
  }),
});

export const financeBillingRunEndpoints = [
  previewBilling,
  readFingerprints,
  listOpenMonths,
  runBilling,
] as const;
