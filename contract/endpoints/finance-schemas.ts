import { z } from "zod";
import { IdSchema, TimeSchema } from "../endpoint.ts";
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
export const creditLimitSchema = z.int().min(0).max(amountLimit);
export const idempotencyKey = z
  .string()
  .regex(/^[\w.:-]{8,80}$/)
  .describe("Made by the client; within a kind of write the same key never does anything twice");
/** A calendar month in UTC, e.g. `2026-10`. */
export const MonthSchema = z
  .string()
  .regex(/^20\d\d-(?:0[1-9]|1[0-2])$/)
  .describe("A calendar month in UTC, e.g. 2026-10");

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

/** Who issues invoices, as printed on them. */
export const IssuerSchema = z.object({
  name: z.string(),
  /** May have several lines. */
  address: z.string(),
  taxNumber: z.string(),
  bankName: z.string(),
  bankAccount: z.string(),
});
export type Issuer = z.infer<typeof IssuerSchema>;

export const InvoiceDetailSchema = InvoiceSchema.extend({
  /** As it was when the invoice was issued; null for invoices from before it was written down. */
  issuer: IssuerSchema.nullable(),
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
