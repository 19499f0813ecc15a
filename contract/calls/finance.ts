import { z } from "zod";
import { BinarySchema, endpoint, IdSchema, pageOf, pageQuery, TimeSchema } from "./endpoint.ts";
import {
  amountLimit,
  ClientStatusSchema,
  creditLimitSchema,
  CurrencySchema,
  EntryKindSchema,
  FinanceClientSchema,
  idempotencyKey,
  InvoiceDetailSchema,
  invoiceFilter,
  InvoiceSchema,
  LedgerEntrySchema,
  MoneySchema,
  MonthSchema,
  PostedKindSchema,
} from "./finance-schemas.ts";
import { billingEmailsMost } from "../words/limits.ts";
import { LocaleSchema, typedLine, typedName, failsWith } from "./schemas.ts";

export * from "./finance-schemas.ts";

const order = z.enum(["asc", "desc"]).default("desc");
const search = z.string().trim().max(100).optional();
const idParams = z.object({ id: IdSchema });
const OwnerSchema = z.object({ id: IdSchema, name: z.string(), account: z.string() });
const editableClient = {
  name: typedName(120),
  creditLimit: creditLimitSchema,
  taxRate: z.int().min(0).max(10_000).describe("Basis points: 600 is 6 %"),
  planId: IdSchema.nullable(),
  ownerId: IdSchema.nullable(),
  contactName: typedLine(80),
  contactEmail: z.union([z.email().max(254), z.literal("")]),
  billingEmails: z
    .array(z.email().max(254))
    .max(billingEmailsMost)
    .refine(
      (emails) => new Set(emails.map((email) => email.toLowerCase())).size === emails.length,
      failsWith("duplicated"),
    )
    .describe("Where invoices are mailed"),
  billingLocale: LocaleSchema,
  reminders: z.boolean().describe("Whether it's reminded of open invoices"),
};

const clientFilter = {
  search,
  status: ClientStatusSchema.optional(),
  currency: CurrencySchema.optional(),
  ownerId: IdSchema.optional(),
  credit: z.enum(["low"]).optional().describe("Less than a fifth of the credit left, or none"),
};
const entryFilter = {
  search,
  clientId: IdSchema.optional(),
  kind: EntryKindSchema.optional(),
  from: z.coerce.number().int().optional().describe("First instant"),
  to: z.coerce.number().int().optional().describe("First instant after the range"),
};

export const listFinanceClients = endpoint({
  name: "finance.clients",
  method: "GET",
  path: "/cc-api/finance/client/list",
  access: "finance:client:read",
  summary: "Client accounts. Without finance:client:read-all, only your own",
  query: z.object({
    ...pageQuery,
    ...clientFilter,
    sort: z
      .enum(["number", "name", "balance", "creditLimit", "creditLeft", "createdAt"])
      .default("number"),
    order: z.enum(["asc", "desc"]).default("asc"),
  }),
  output: pageOf(FinanceClientSchema),
});

export const exportFinanceClients = endpoint({
  name: "finance.clientsFile",
  method: "GET",
  path: "/cc-api/finance/client/export",
  access: "finance:client:read",
  summary: "Client accounts that match, as CSV",
  query: z.object(clientFilter),
  output: BinarySchema,
});

export const listFinanceOwners = endpoint({
  name: "finance.owners",
  method: "GET",
  path: "/cc-api/finance/owner/list",
  access: "finance:client:read",
  summary:
    "Sales operators who can own a client, the first ones by name. Without finance:client:read-all, only yourself",
  query: z.object({
    search: z.string().trim().max(100).optional(),
    id: IdSchema.optional().describe("Only this one, also if no longer active"),
  }),
  output: z.array(OwnerSchema),
});

export const addFinanceClient = endpoint({
  name: "finance.addClient",
  method: "POST",
  path: "/cc-api/finance/client/add",
  access: "finance:client:create",
  reauth: ["creditLimit"],
  summary: "Create a client account. The server assigns its number",
  body: z.strictObject({
    ...editableClient,
    currency: CurrencySchema,
    taxRate: editableClient.taxRate.optional().describe("By default, the currency's"),
    planId: editableClient.planId.default(null),
    ownerId: editableClient.ownerId.default(null),
    contactName: editableClient.contactName.default(""),
    contactEmail: editableClient.contactEmail.default(""),
    billingEmails: editableClient.billingEmails.default([]),
    billingLocale: editableClient.billingLocale
      .optional()
      .describe("By default, Chinese for CNY and otherwise English"),
    reminders: editableClient.reminders.default(true),
    idempotencyKey,
  }),
  output: FinanceClientSchema,
  status: 201,
});

export const getFinanceClient = endpoint({
  name: "finance.client",
  method: "GET",
  path: "/cc-api/finance/client/:id",
  access: "finance:client:read",
  summary: "One client account",
  params: idParams,
  output: FinanceClientSchema,
});

export const updateFinanceClient = endpoint({
  name: "finance.updateClient",
  method: "PATCH",
  path: "/cc-api/finance/client/:id",
  access: "finance:client:update",
  reauth: ["creditLimit", "planId", "taxRate", "validFrom"],
  summary:
    "Change a client account. A suspended one can't be charged, but is invoiced for its calls",
  params: idParams,
  body: z
    .strictObject({ ...editableClient, status: ClientStatusSchema })
    .partial()
    .extend({
      validFrom: MonthSchema.optional().describe(
        "The month from which plan and tax rate apply, by default the current one. They replace earlier settings in later months without an invoice. Can't be a future or invoiced month",
      ),
      updatedAt: TimeSchema.optional().describe(
        "The version of the edited client. Without it, the client is changed whatever its version",
      ),
      idempotencyKey,
    })
    .refine(
      (body) => Object.keys(body).some((name) => name !== "updatedAt" && name !== "idempotencyKey"),
      failsWith("nothing_sent"),
    ),
  output: FinanceClientSchema,
});

export const listLedgerEntries = endpoint({
  name: "finance.ledger",
  method: "GET",
  path: "/cc-api/finance/ledger/list",
  access: "finance:ledger:read",
  summary: "Ledger entries with their postings, newest first by default",
  query: z.object({
    ...pageQuery,
    ...entryFilter,
    order,
  }),
  output: pageOf(LedgerEntrySchema),
});

export const exportLedgerEntries = endpoint({
  name: "finance.ledgerFile",
  method: "GET",
  path: "/cc-api/finance/ledger/export",
  access: "finance:ledger:read",
  summary: "Ledger entries that match, as CSV",
  query: z.object(entryFilter),
  output: BinarySchema,
});

export const totalLedgerEntries = endpoint({
  name: "finance.ledgerTotals",
  method: "GET",
  path: "/cc-api/finance/ledger/totals",
  access: "finance:ledger:read",
  summary: "Sums of the ledger entries that match, by currency",
  query: z.object(entryFilter),
  output: z.array(
    z.object({
      currency: CurrencySchema,
      count: z.int(),
      raised: MoneySchema.describe("Sum of the entries that raise a client's balance"),
      lowered: MoneySchema.describe("Sum of those that lower one, below zero"),
    }),
  ),
});

export const postLedgerEntry = endpoint({
  name: "finance.post",
  method: "POST",
  path: "/cc-api/finance/ledger/post",
  access: "finance:ledger:create",
  reauth: true,
  summary: "Post a balanced double entry. A charge can't exceed the credit limit",
  body: z
    .strictObject({
      clientId: IdSchema,
      kind: PostedKindSchema,
      amount: z
        .int()
        .min(-amountLimit)
        .max(amountLimit)
        .describe("Minor units, above zero; below zero only for an adjustment"),
      memo: z.string().trim().min(1).max(200),
      idempotencyKey,
    })
    .refine(
      ({ kind, amount }) => (kind === "adjustment" ? amount !== 0 : amount > 0),
      failsWith("not_positive", "amount"),
    ),
  output: LedgerEntrySchema,
  status: 201,
});

export const reverseLedgerEntry = endpoint({
  name: "finance.reverse",
  method: "POST",
  path: "/cc-api/finance/ledger/:id/reverse",
  access: "finance:ledger:create",
  reauth: true,
  summary:
    "Reverse an entry, once. A reversal can't be reversed. Raising the balance counts towards the adjustment limit per person",
  params: idParams,
  body: z.strictObject({ memo: z.string().trim().min(1).max(200), idempotencyKey }),
  output: LedgerEntrySchema,
  status: 201,
});

export const reconcileLedger = endpoint({
  name: "finance.reconciliation",
  method: "GET",
  path: "/cc-api/finance/reconciliation",
  access: "finance:ledger:read",
  summary: "Sums of debits and credits by currency, of the clients you can view",
  output: z.object({
    balanced: z.boolean(),
    currencies: z.array(
      z.object({
        currency: CurrencySchema,
        entries: z.int(),
        debit: MoneySchema,
        credit: MoneySchema,
        /** Sum of the clients' balances, and the sum of their postings. */
        balances: MoneySchema,
        posted: MoneySchema,
      }),
    ),
  }),
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

export const getInvoice = endpoint({
  name: "finance.invoice",
  method: "GET",
  path: "/cc-api/finance/invoice/:id",
  access: "finance:invoice:read",
  summary: "One invoice with its lines",
  params: idParams,
  output: InvoiceDetailSchema,
});

export const financeEndpoints = [
  listFinanceClients,
  exportFinanceClients,
  listFinanceOwners,
  addFinanceClient,
  getFinanceClient,
  updateFinanceClient,
  listLedgerEntries,
  exportLedgerEntries,
  totalLedgerEntries,
  postLedgerEntry,
  reverseLedgerEntry,
  reconcileLedger,
  listInvoices,
  exportInvoices,
  getInvoice,
] as const;
