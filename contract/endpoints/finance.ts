import { z } from "zod";
import { BinarySchema, endpoint, IdSchema, pageOf, pageQuery, TimeSchema } from "../endpoint.ts";
import { meters } from "../meters.ts";

export const CurrencySchema = z.enum(["CNY", "USD", "EUR"]);
export const ClientStatusSchema = z.enum(["active", "suspended"]);
/** What one person can post. Money that comes or goes needs two. */
export const PostedKindSchema = z.enum(["charge", "adjustment"]);
/** A `reversal` undoes one entry, a `credit-note` gives back a part of an invoice's charge. */
export const EntryKindSchema = z.enum([
  "top-up",
  "charge",
  "adjustment",
  "refund",
  "credit-note",
  "reversal",
]);
/** The client's own account and the counter accounts of the double entry. */
export const LedgerAccountSchema = z.enum(["client", "bank", "revenue", "tax", "adjustments"]);
/** How much of its credit a client has left: enough, less than a fifth, or less than none. */
export const CreditStateSchema = z.enum(["ok", "low", "over"]);
export const InvoiceStatusSchema = z.enum(["issued", "overdue", "paid", "void"]);
export const InvoiceItemSchema = z.enum([
  "platform-fee",
  ...meters,
  // Of invoices from before there were plans.
  "image-storage",
]);

export type Currency = z.infer<typeof CurrencySchema>;
export type ClientStatus = z.infer<typeof ClientStatusSchema>;
export type PostedKind = z.infer<typeof PostedKindSchema>;
export type EntryKind = z.infer<typeof EntryKindSchema>;
export type LedgerAccount = z.infer<typeof LedgerAccountSchema>;
export type CreditState = z.infer<typeof CreditStateSchema>;
export type InvoiceStatus = z.infer<typeof InvoiceStatusSchema>;
export type InvoiceItem = z.infer<typeof InvoiceItemSchema>;

/** Minor units (fen, cents); the bound keeps every sum far inside exact integers. */
export const amountLimit = 1_000_000_000_000;
export const MoneySchema = z.int().describe("Minor units of the currency");
const creditLimit = z.int().min(0).max(amountLimit);
export const idempotencyKey = z
  .string()
  .regex(/^[\w.:-]{8,80}$/)
  .describe("Made by the client; the same key never posts twice");

/** A client's prepaid account. A negative balance is credit in use, down to the credit limit. */
export const FinanceClientSchema = z.object({
  id: IdSchema,
  number: z.string(),
  name: z.string(),
  currency: CurrencySchema,
  balance: MoneySchema,
  creditLimit: MoneySchema,
  creditState: CreditStateSchema,
  /** Basis points: 600 is 6 %. */
  taxRate: z.int(),
  /** What its usage is rated by; without one nothing is. */
  planId: IdSchema.nullable(),
  planName: z.string().nullable(),
  status: ClientStatusSchema,
  ownerId: IdSchema.nullable(),
  ownerName: z.string().nullable(),
  contactName: z.string(),
  contactEmail: z.string(),
  createdAt: TimeSchema,
  updatedAt: TimeSchema,
});
export type FinanceClient = z.infer<typeof FinanceClientSchema>;

export const PostingSchema = z.object({
  account: LedgerAccountSchema,
  debit: MoneySchema,
  credit: MoneySchema,
});

/** One immutable double entry: its postings' debits equal their credits. */
export const LedgerEntrySchema = z.object({
  id: IdSchema,
  number: z.string(),
  clientId: IdSchema,
  clientNumber: z.string(),
  clientName: z.string(),
  kind: EntryKindSchema,
  currency: CurrencySchema,
  /** Effect on the client's balance, signed. */
  amount: MoneySchema,
  /** The client's balance right after the entry. */
  balanceAfter: MoneySchema,
  memo: z.string(),
  postings: z.array(PostingSchema),
  createdAt: TimeSchema,
  createdByName: z.string(),
  /** The entry that this one undoes. */
  reversesId: IdSchema.nullable(),
  /** The entry that undid this one. */
  reversedById: IdSchema.nullable(),
  /** The invoice that it charges, or gives a part back of: such an entry can't be reversed. */
  invoiceId: IdSchema.nullable(),
});
export type LedgerEntry = z.infer<typeof LedgerEntrySchema>;

export const InvoiceSchema = z.object({
  id: IdSchema,
  number: z.string(),
  clientId: IdSchema,
  clientNumber: z.string(),
  clientName: z.string(),
  currency: CurrencySchema,
  status: InvoiceStatusSchema,
  periodStart: TimeSchema,
  periodEnd: TimeSchema,
  issuedAt: TimeSchema,
  dueAt: TimeSchema,
  paidAt: TimeSchema.nullable(),
  subtotal: MoneySchema,
  /** Basis points: 600 is 6 %. */
  taxRate: z.int(),
  tax: MoneySchema,
  total: MoneySchema,
  /** Sum of its credit notes. */
  credited: MoneySchema,
  /** What is left to pay. */
  open: MoneySchema,
});
export type Invoice = z.infer<typeof InvoiceSchema>;

export const InvoiceLineSchema = z.object({
  position: z.int(),
  item: InvoiceItemSchema,
  /** Calls, or months of the platform fee. */
  quantity: z.int(),
  /** For 1,000 calls, or a month. */
  unitPrice: MoneySchema,
  /** How many calls have that price; null where all have, like the price of the further ones. */
  firstCalls: z.int().nullable(),
  furtherPrice: MoneySchema.nullable(),
  amount: MoneySchema,
});
export type InvoiceLine = z.infer<typeof InvoiceLineSchema>;

/** Gives back a part of an invoice; never changes. */
export const CreditNoteSchema = z.object({
  id: IdSchema,
  number: z.string(),
  issuedAt: TimeSchema,
  issuedByName: z.string(),
  reason: z.string(),
  lines: z.array(z.object({ position: z.int(), item: InvoiceItemSchema, amount: MoneySchema })),
  subtotal: MoneySchema,
  tax: MoneySchema,
  total: MoneySchema,
});
export type CreditNote = z.infer<typeof CreditNoteSchema>;

export const InvoiceDetailSchema = InvoiceSchema.extend({
  /** What the client was called when it was issued. */
  billedTo: z.string(),
  /** Name of the price plan; null for invoices from before there were any. */
  planName: z.string().nullable(),
  /** Number of the ledger entry that charges it; null where none is known. */
  entryNumber: z.string().nullable(),
  /** Each with what its credit notes leave of it. */
  lines: z.array(InvoiceLineSchema.extend({ left: MoneySchema })),
  creditNotes: z.array(CreditNoteSchema),
});
export type InvoiceDetail = z.infer<typeof InvoiceDetailSchema>;

const order = z.enum(["asc", "desc"]).default("desc");
const search = z.string().trim().max(100).optional();
const idParams = z.object({ id: IdSchema });
const OwnerSchema = z.object({ id: IdSchema, name: z.string(), account: z.string() });
const editableClient = {
  name: z.string().trim().min(1).max(120),
  creditLimit,
  taxRate: z.int().min(0).max(10_000).describe("Basis points: 600 is 6 %"),
  planId: IdSchema.nullable(),
  ownerId: IdSchema.nullable(),
  contactName: z.string().trim().max(80),
  contactEmail: z.union([z.email().max(254), z.literal("")]),
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
const invoiceFilter = {
  search,
  clientId: IdSchema.optional(),
  status: InvoiceStatusSchema.optional(),
};

export const listFinanceClients = endpoint({
  name: "finance.clients",
  method: "GET",
  path: "/cc-api/finance/client/list",
  access: "finance:client:read",
  summary: "Client accounts; without finance:client:read-all only the caller's own",
  query: z.object({
    ...pageQuery,
    ...clientFilter,
    sort: z.enum(["number", "name", "balance", "creditLimit", "createdAt"]).default("number"),
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
  summary: "Sales operators who can own a client; without read-all only the caller",
  output: z.array(OwnerSchema),
});

export const addFinanceClient = endpoint({
  name: "finance.addClient",
  method: "POST",
  path: "/cc-api/finance/client/add",
  access: "finance:client:create",
  summary: "Open a client account; its number is given by the server",
  body: z.strictObject({
    ...editableClient,
    currency: CurrencySchema,
    taxRate: editableClient.taxRate.optional().describe("That of the currency unless told"),
    planId: editableClient.planId.default(null),
    ownerId: editableClient.ownerId.default(null),
    contactName: editableClient.contactName.default(""),
    contactEmail: editableClient.contactEmail.default(""),
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
  summary: "Change a client account; a suspended client can't be charged",
  params: idParams,
  body: z
    .strictObject({ ...editableClient, status: ClientStatusSchema })
    .partial()
    .refine((body) => Object.keys(body).length > 0, { message: "at least one field" }),
  output: FinanceClientSchema,
});

export const listLedgerEntries = endpoint({
  name: "finance.ledger",
  method: "GET",
  path: "/cc-api/finance/ledger/list",
  access: "finance:ledger:read",
  summary: "Ledger entries with their postings, newest first unless told",
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

export const postLedgerEntry = endpoint({
  name: "finance.post",
  method: "POST",
  path: "/cc-api/finance/ledger/post",
  access: "finance:ledger:create",
  summary: "Post a balanced double entry; a charge never passes the credit limit",
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
    .refine(({ kind, amount }) => (kind === "adjustment" ? amount !== 0 : amount > 0), {
      path: ["amount"],
      params: { text: { "en-US": "Must be above zero", "zh-CN": "必须大于零" } },
    }),
  output: LedgerEntrySchema,
  status: 201,
});

export const reverseLedgerEntry = endpoint({
  name: "finance.reverse",
  method: "POST",
  path: "/cc-api/finance/ledger/:id/reverse",
  access: "finance:ledger:create",
  summary: "Undo an entry by its opposite; once, and a reversal can't be reversed",
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
  summary: "Sums of debits and credits by currency, over the clients that the caller sees",
  output: z.object({
    balanced: z.boolean(),
    currencies: z.array(
      z.object({
        currency: CurrencySchema,
        entries: z.int(),
        debit: MoneySchema,
        credit: MoneySchema,
        /** Sum of the clients' balances, and what their postings add up to. */
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
  summary: "Invoices, last issued first unless sorted",
  query: z.object({
    ...pageQuery,
    ...invoiceFilter,
    sort: z.enum(["number", "issuedAt", "dueAt", "total"]).default("issuedAt"),
    order,
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
  postLedgerEntry,
  reverseLedgerEntry,
  reconcileLedger,
  listInvoices,
  exportInvoices,
  getInvoice,
] as const;
