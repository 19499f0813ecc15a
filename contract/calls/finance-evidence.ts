import { z } from "zod";
import { IdSchema, TimeSchema } from "./endpoint.ts";
import {
  CreditStateSchema,
  CurrencySchema,
  EntryKindSchema,
  LedgerEntrySchema,
  MoneySchema,
  ProposalStatusSchema,
} from "./finance.ts";

export const receiptTypes = ["application/pdf", "image/png", "image/jpeg", "image/webp"] as const;

/** A file that supports a proposal. It never changes. */
export const ReceiptSchema = z.object({
  id: IdSchema,
  fileName: z.string(),
  mediaType: z.enum(receiptTypes),
  /** In bytes. */
  size: z.int(),
  uploadedByName: z.string(),
  uploadedAt: TimeSchema,
});
export type Receipt = z.infer<typeof ReceiptSchema>;

/** Another proposal or ledger entry that may be the same payment. */
export const DuplicateSchema = z.object({
  id: IdSchema,
  source: z.enum(["proposal", "entry"]),
  kind: EntryKindSchema,
  number: z.string(),
  clientId: IdSchema,
  clientName: z.string(),
  amount: MoneySchema,
  currency: CurrencySchema,
  reference: z.string(),
  /** Null for an entry. */
  status: ProposalStatusSchema.nullable(),
  createdAt: TimeSchema,
  /** Whether the reference is the same; otherwise client and amount are. */
  sameReference: z.boolean(),
});
export type Duplicate = z.infer<typeof DuplicateSchema>;

export const EvidenceSchema = z.object({
  /**
   * The client's balance now and with this proposal, or as its approval changed it. Null for one that was rejected or
   * withdrawn.
   */
  balance: z
    .object({
      before: MoneySchema,
      after: MoneySchema,
      creditLimit: MoneySchema,
      creditStateAfter: CreditStateSchema,
      /** Whether balance or credit limit allow it. */
      covered: z.boolean(),
    })
    .nullable(),
  /** The client's last entries; null without the permission to see the ledger. */
  entries: z.array(LedgerEntrySchema).nullable(),
  duplicates: z.array(DuplicateSchema),
  receipts: z.array(ReceiptSchema),
  /** What its proposer has proposed lately, of the kinds and clients that you can view. */
  proposer: z.object({
    proposed: z.int(),
    approved: z.int(),
    rejected: z.int(),
    withdrawn: z.int(),
  }),
});
export type Evidence = z.infer<typeof EvidenceSchema>;

export const QueueSchema = z.object({
  /** Counted from 1; of one that is no longer waiting, where it would be. */
  position: z.int(),
  total: z.int(),
  previousId: IdSchema.nullable(),
  nextId: IdSchema.nullable(),
});
export type Queue = z.infer<typeof QueueSchema>;
