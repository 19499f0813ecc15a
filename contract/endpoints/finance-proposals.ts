import { z } from "zod";
import { IdSchema, pageOf, pageQuery, TimeSchema } from "../endpoint.ts";
import { amountLimit, CurrencySchema, idempotencyKey, MoneySchema } from "./finance.ts";

/** Money that comes in, and balance that is paid back. */
export const ProposalKindSchema = z.enum(["top-up", "refund"]);
export const ProposalStatusSchema = z.enum(["waiting", "approved", "rejected", "withdrawn"]);
export type ProposalKind = z.infer<typeof ProposalKindSchema>;
export type ProposalStatus = z.infer<typeof ProposalStatusSchema>;

/**
 * A top-up or refund that one operator proposed and another one decides on; once decided it never
 * changes.
 */
export const ProposalSchema = z.object({
  id: IdSchema,
  kind: ProposalKindSchema,
  number: z.string(),
  clientId: IdSchema,
  clientNumber: z.string(),
  clientName: z.string(),
  /** The client's own. */
  currency: CurrencySchema,
  /** Above zero. */
  amount: MoneySchema,
  /** What the payment is known by, e.g. at the bank. */
  reference: z.string(),
  /** For whoever decides; may be empty. */
  note: z.string(),
  status: ProposalStatusSchema,
  proposedById: IdSchema,
  proposedByName: z.string(),
  createdAt: TimeSchema,
  /** Null while it waits, like the name of who decided, or withdrew it. */
  decidedAt: TimeSchema.nullable(),
  decidedByName: z.string().nullable(),
  /** Why it was rejected; else empty. */
  reason: z.string(),
  /** The ledger entry that its approval posted; else null, like that entry's number. */
  entryId: IdSchema.nullable(),
  entryNumber: z.string().nullable(),
});
export type Proposal = z.infer<typeof ProposalSchema>;

/** What a list of proposals, and a file of it, is narrowed by. */
export const proposalFilter = {
  search: z
    .string()
    .trim()
    .max(100)
    .optional()
    .describe("In the client's name or number, or the proposal's number or reference"),
  clientId: IdSchema.optional(),
  status: ProposalStatusSchema.optional(),
};
export const proposalQuery = z.object({
  ...pageQuery,
  ...proposalFilter,
  sort: z.enum(["createdAt", "amount", "client"]).default("createdAt"),
  order: z.enum(["asc", "desc"]).default("desc"),
});
export const proposalPage = pageOf(ProposalSchema);
export const proposalParams = z.object({ id: IdSchema });
export const proposalBody = z.strictObject({
  clientId: IdSchema,
  amount: z.int().min(1).max(amountLimit).describe("Minor units of the client's currency"),
  reference: z.string().trim().min(1).max(100),
  note: z.string().trim().max(500).default(""),
  idempotencyKey,
});
export const keyBody = z.strictObject({ idempotencyKey });
export const rejectionBody = z.strictObject({
  reason: z.string().trim().min(1).max(500),
  idempotencyKey,
});
