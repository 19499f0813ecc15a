import { z } from "zod";
import { BinarySchema, endpoint, IdSchema, pageOf, pageQuery, TimeSchema } from "./endpoint.ts";
import type { Permission } from "../words/permissions.ts";
import { receiptsOfProposal } from "../words/limits.ts";
import { DuplicateSchema, EvidenceSchema, QueueSchema, ReceiptSchema } from "./finance-evidence.ts";
import { amountLimit, CurrencySchema, idempotencyKey, MoneySchema } from "./finance.ts";
import { type ProposalKind, ProposalKindSchema, ProposalStatusSchema } from "./finance.ts";
import { failsWith, typedProse } from "./schemas.ts";

export type { ProposalKind, ProposalStatus } from "./finance.ts";

/** A top-up, refund or adjustment that one operator proposes and another decides on. It never changes once decided. */
export const ProposalSchema = z.object({
  id: IdSchema,
  kind: ProposalKindSchema,
  number: z.string(),
  clientId: IdSchema,
  clientNumber: z.string(),
  clientName: z.string(),
  /** The client's own. */
  currency: CurrencySchema,
  /** Above zero; an adjustment may also lower the balance. */
  amount: MoneySchema,
  /** The payment's reference, e.g. at the bank; for an adjustment, its reason. */
  reference: z.string(),
  /** A note for the reviewer; may be empty. */
  note: z.string(),
  status: ProposalStatusSchema,
  proposedById: IdSchema,
  proposedByName: z.string(),
  createdAt: TimeSchema,
  /** Null while it's pending, as is the name of who decided or withdrew it. */
  decidedAt: TimeSchema.nullable(),
  decidedByName: z.string().nullable(),
  /** The reason for the rejection; otherwise empty. */
  reason: z.string(),
  /** The ledger entry posted by its approval; otherwise null, as is that entry's number. */
  entryId: IdSchema.nullable(),
  entryNumber: z.string().nullable(),
});
export type Proposal = z.infer<typeof ProposalSchema>;

/** Filters of a list of proposals and its export. */
const proposalFilter = {
  search: z
    .string()
    .trim()
    .max(100)
    .optional()
    .describe("In the client's name or number, or the proposal's number or reference"),
  clientId: IdSchema.optional(),
  status: ProposalStatusSchema.optional(),
  by: z
    .enum(["others"])
    .optional()
    .describe("Only what others have proposed: nobody decides their own"),
};
const order = {
  sort: z.enum(["createdAt", "amount", "client"]).default("createdAt"),
  order: z.enum(["asc", "desc"]).default("desc"),
};
export const proposalQuery = z.object({ ...pageQuery, ...proposalFilter, ...order });
/** The list's filters and order; only waiting proposals of others are in the queue. */
const { status: _waiting, by: _others, ...queueFilter } = proposalFilter;
export const queueQuery = z.object({ ...queueFilter, ...order });

const params = z.object({ id: IdSchema });
const receiptIds = z.array(IdSchema).max(receiptsOfProposal);
const keyBody = z.strictObject({ idempotencyKey });
const rejectionBody = z.strictObject({
  reason: typedProse(500).min(1),
  idempotencyKey,
});
const amount = z.int().describe("Minor units of the client's currency");
const proposalBody = <Amount extends z.ZodType<number>>(amount: Amount) =>
  z.strictObject({
    clientId: IdSchema,
    amount,
    reference: z.string().trim().min(1).max(100),
    note: typedProse(500).default(""),
    receiptIds: receiptIds.default([]).describe("Of your uploads"),
    idempotencyKey,
  });
const paymentBody = proposalBody(amount.min(1).max(amountLimit));
const adjustmentBody = proposalBody(
  amount
    .min(-amountLimit)
    .max(amountLimit)
    .refine((value) => value !== 0, failsWith("zero")),
);

/** The calls of one kind of proposal; `access` gives the permissions to list, propose and decide. */
const callsOf = <
  const Kind extends ProposalKind,
  const Name extends string,
  const Read extends Permission,
  const Propose extends Permission,
  const Decide extends Permission,
  Body extends z.ZodType,
>(
  kind: Kind,
  name: Name,
  access: { read: Read; propose: Propose; decide: Decide },
  body: Body,
  summaries: { list: string; propose: string; approve: string },
) => {
  const at = `/cc-api/finance/${kind}` as const;
  return {
    list: endpoint({
      name: `finance.${name}.list`,
      method: "GET",
      path: `${at}/list`,
      access: access.read,
      summary: `${summaries.list}, newest first by default`,
      query: proposalQuery,
      output: pageOf(ProposalSchema),
    }),
    file: endpoint({
      name: `finance.${name}.export`,
      method: "GET",
      path: `${at}/export`,
      access: access.read,
      summary: `${summaries.list}, as CSV`,
      query: z.object(proposalFilter),
      output: BinarySchema,
    }),
    totals: endpoint({
      name: `finance.${name}.totals`,
      method: "GET",
      path: `${at}/totals`,
      access: access.read,
      summary: `Sums of the ${kind}s that match, by currency`,
      query: z.object(proposalFilter),
      output: z.array(
        z.object({
          currency: CurrencySchema,
          count: z.int(),
          amount: MoneySchema,
          /** How much of it is pending, and how much was posted. */
          waiting: MoneySchema,
          approved: MoneySchema,
        }),
      ),
    }),
    get: endpoint({
      name: `finance.${name}.get`,
      method: "GET",
      path: `${at}/:id`,
      access: access.read,
      summary: `One proposed ${kind}`,
      params,
      output: ProposalSchema,
    }),
    propose: endpoint({
      name: `finance.${name}.propose`,
      method: "POST",
      path: `${at}/propose`,
      access: access.propose,
      summary: summaries.propose,
      body,
      output: ProposalSchema,
      status: 201,
    }),
    duplicates: endpoint({
      name: `finance.${name}.duplicates`,
      method: "GET",
      path: `${at}/duplicates`,
      access: access.propose,
      summary: `What may be the same payment as a ${kind} that you're about to propose, as far as you may see it elsewhere`,
      query: z.object({
        clientId: IdSchema,
        amount: z.coerce.number().int().min(-amountLimit).max(amountLimit),
        reference: z.string().trim().max(100).default(""),
      }),
      output: z.array(DuplicateSchema),
    }),
    evidence: endpoint({
      name: `finance.${name}.evidence`,
      method: "GET",
      path: `${at}/:id/evidence`,
      access: access.read,
      summary: `What to decide on a ${kind} by, as far as you may see it elsewhere`,
      params,
      output: EvidenceSchema,
    }),
    queue: endpoint({
      name: `finance.${name}.queue`,
      method: "GET",
      path: `${at}/:id/queue`,
      access: access.read,
      summary: `The waiting ones before and after a ${kind}, in the list's order`,
      params,
      query: queueQuery,
      output: QueueSchema,
    }),
    upload: endpoint({
      name: `finance.${name}.uploadReceipt`,
      method: "POST",
      path: `${at}/receipt/upload`,
      access: access.propose,
      summary:
        "Upload a receipt (PDF, PNG, JPEG or WebP) as the part `file`, to propose with. Kept for a day",
      upload: true,
      output: ReceiptSchema,
      status: 201,
    }),
    attach: endpoint({
      name: `finance.${name}.attach`,
      method: "POST",
      path: `${at}/:id/attach`,
      access: access.propose,
      summary: `Attach your uploads to a ${kind} that you proposed and that is not decided yet`,
      params,
      body: z.strictObject({ receiptIds: receiptIds.min(1), idempotencyKey }),
      output: z.array(ReceiptSchema),
    }),
    receipt: endpoint({
      name: `finance.${name}.receipt`,
      method: "GET",
      path: `${at}/:id/receipt/:receiptId`,
      access: access.read,
      summary: `A receipt of a ${kind}, as a download`,
      params: z.object({ id: IdSchema, receiptId: IdSchema }),
      output: BinarySchema,
    }),
    approve: endpoint({
      name: `finance.${name}.approve`,
      method: "POST",
      path: `${at}/:id/approve`,
      access: access.decide,
      reauth: true,
      summary: summaries.approve,
      params,
      body: keyBody,
      output: ProposalSchema,
    }),
    reject: endpoint({
      name: `finance.${name}.reject`,
      method: "POST",
      path: `${at}/:id/reject`,
      access: access.decide,
      reauth: true,
      summary: `Reject a ${kind} that someone else proposed, with a reason`,
      params,
      body: rejectionBody,
      output: ProposalSchema,
    }),
    withdraw: endpoint({
      name: `finance.${name}.withdraw`,
      method: "POST",
      path: `${at}/:id/withdraw`,
      access: access.propose,
      summary: `Withdraw a ${kind} that you proposed and that is not decided yet`,
      params,
      body: keyBody,
      output: ProposalSchema,
    }),
  };
};

export const topUpCalls = callsOf(
  "top-up",
  "topUp",
  {
    read: "finance:topup:read",
    propose: "finance:topup:propose",
    decide: "finance:topup:decide",
  },
  paymentBody,
  {
    list: "Proposed top-ups of clients that you can view",
    propose: "Propose a top-up of a client account. Someone else has to approve it",
    approve: "Approve someone else's top-up and post it to the ledger, once",
  },
);

export const refundCalls = callsOf(
  "refund",
  "refund",
  {
    read: "finance:refund:read",
    propose: "finance:refund:propose",
    decide: "finance:refund:decide",
  },
  paymentBody,
  {
    list: "Proposed refunds of clients that you can view",
    propose: "Propose a refund of a client's balance. Someone else has to approve it",
    approve: "Approve someone else's refund, at most the client's balance",
  },
);

export const adjustmentCalls = callsOf(
  "adjustment",
  "adjustment",
  {
    read: "finance:ledger:read",
    propose: "finance:ledger:create",
    decide: "finance:adjustment:decide",
  },
  adjustmentBody,
  {
    list: "Proposed adjustments of clients that you can view",
    propose: "Propose an adjustment of any size. Someone else has to approve it",
    approve: "Approve someone else's adjustment, within the credit limit",
  },
);

export const financeProposalEndpoints = [
  ...Object.values(topUpCalls),
  ...Object.values(refundCalls),
  ...Object.values(adjustmentCalls),
] as const;
