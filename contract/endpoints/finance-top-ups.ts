import { z } from "zod";
import { endpoint, IdSchema, pageOf, pageQuery, TimeSchema } from "../endpoint.ts";
import { amountLimit, CurrencySchema, idempotencyKey, MoneySchema } from "./finance.ts";

export const TopUpStatusSchema = z.enum(["waiting", "approved", "rejected", "withdrawn"]);
export type TopUpStatus = z.infer<typeof TopUpStatusSchema>;

/** A top-up that one operator proposed and another one decides on; once decided it never changes. */
export const TopUpSchema = z.object({
  id: IdSchema,
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
  status: TopUpStatusSchema,
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
export type TopUp = z.infer<typeof TopUpSchema>;

const idParams = z.object({ id: IdSchema });

export const listTopUps = endpoint({
  name: "finance.topUp.list",
  method: "GET",
  path: "/cc-api/finance/top-up/list",
  access: "finance:topup:read",
  summary: "Proposed top-ups of the clients that the caller sees, newest first unless sorted",
  query: z.object({
    ...pageQuery,
    search: z
      .string()
      .trim()
      .max(100)
      .optional()
      .describe("In the client's name or number, or the top-up's number or reference"),
    clientId: IdSchema.optional(),
    status: TopUpStatusSchema.optional(),
    sort: z.enum(["createdAt", "amount", "client"]).default("createdAt"),
    order: z.enum(["asc", "desc"]).default("desc"),
  }),
  output: pageOf(TopUpSchema),
});

export const getTopUp = endpoint({
  name: "finance.topUp.get",
  method: "GET",
  path: "/cc-api/finance/top-up/:id",
  access: "finance:topup:read",
  summary: "One proposed top-up",
  params: idParams,
  output: TopUpSchema,
});

export const proposeTopUp = endpoint({
  name: "finance.topUp.propose",
  method: "POST",
  path: "/cc-api/finance/top-up/propose",
  access: "finance:topup:propose",
  summary: "Propose a top-up of a client's account; it counts once somebody else has approved it",
  body: z.strictObject({
    clientId: IdSchema,
    amount: z.int().min(1).max(amountLimit).describe("Minor units of the client's currency"),
    reference: z.string().trim().min(1).max(100),
    note: z.string().trim().max(500).default(""),
    idempotencyKey,
  }),
  output: TopUpSchema,
  status: 201,
});

export const approveTopUp = endpoint({
  name: "finance.topUp.approve",
  method: "POST",
  path: "/cc-api/finance/top-up/:id/approve",
  access: "finance:topup:decide",
  reauth: true,
  summary: "Approve a top-up that somebody else proposed, and post it to the ledger, once",
  params: idParams,
  body: z.strictObject({ idempotencyKey }),
  output: TopUpSchema,
});

export const rejectTopUp = endpoint({
  name: "finance.topUp.reject",
  method: "POST",
  path: "/cc-api/finance/top-up/:id/reject",
  access: "finance:topup:decide",
  reauth: true,
  summary: "Reject a top-up that somebody else proposed, and say why",
  params: idParams,
  body: z.strictObject({ reason: z.string().trim().min(1).max(500), idempotencyKey }),
  output: TopUpSchema,
});

export const withdrawTopUp = endpoint({
  name: "finance.topUp.withdraw",
  method: "POST",
  path: "/cc-api/finance/top-up/:id/withdraw",
  access: "finance:topup:propose",
  summary: "Take back a top-up that the caller proposed and that still waits",
  params: idParams,
  body: z.strictObject({ idempotencyKey }),
  output: TopUpSchema,
});

export const financeTopUpEndpoints = [
  listTopUps,
  getTopUp,
  proposeTopUp,
  approveTopUp,
  rejectTopUp,
  withdrawTopUp,
] as const;
