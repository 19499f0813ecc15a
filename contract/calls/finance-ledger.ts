import { z } from "zod";
import { BinarySchema, endpoint, IdSchema, pageOf, pageQuery } from "./endpoint.ts";
import {
  amountLimit,
  CurrencySchema,
  DaySchema,
  EntryKindSchema,
  idempotencyKey,
  LedgerEntrySchema,
  MoneySchema,
  PostedKindSchema,
} from "./finance.ts";
import { failsWith } from "./schemas.ts";

const order = z.enum(["asc", "desc"]).default("desc");
const search = z.string().trim().max(100).optional();
const idParams = z.object({ id: IdSchema });
const entryFilter = {
  search,
  clientId: IdSchema.optional(),
  kind: EntryKindSchema.optional(),
  from: DaySchema.optional().describe("First day"),
  to: DaySchema.optional().describe("Last day"),
};

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

export const financeLedgerEndpoints = [
  listLedgerEntries,
  exportLedgerEntries,
  totalLedgerEntries,
  postLedgerEntry,
  reverseLedgerEntry,
  reconcileLedger,
] as const;
