import { z } from "zod";
import { endpoint, IdSchema, TimeSchema } from "./endpoint.ts";
import { creditLimitSchema, CurrencySchema, idempotencyKey, MoneySchema } from "./finance.ts";

/** How much one person may adjust a client's balance within 24 hours. */
export const AdjustmentLimitSchema = z.object({
  currency: CurrencySchema,
  amount: MoneySchema,
  /** What applies to you: a limit that you raised yourself doesn't. */
  ownAmount: MoneySchema,
  /** The last change; null while the default applies. */
  changeId: IdSchema.nullable(),
  changedByName: z.string().nullable(),
  changedAt: TimeSchema.nullable(),
});
export type AdjustmentLimit = z.infer<typeof AdjustmentLimitSchema>;

export const listAdjustmentLimits = endpoint({
  name: "finance.adjustmentLimits",
  method: "GET",
  path: "/cc-api/finance/adjustment-limit/list",
  access: "finance:ledger:read",
  alsoAccess: ["finance:ledger:create", "finance:adjustment-limit:update"],
  summary: "Limits up to which one person may adjust a client's balance, by currency",
  output: z.array(AdjustmentLimitSchema),
});

export const changeAdjustmentLimit = endpoint({
  name: "finance.changeAdjustmentLimit",
  method: "POST",
  path: "/cc-api/finance/adjustment-limit/change",
  access: "finance:adjustment-limit:update",
  reauth: true,
  summary: "Change a currency's limit. 0: every adjustment needs a second person",
  body: z.strictObject({
    currency: CurrencySchema,
    amount: creditLimitSchema,
    changeId: IdSchema.nullable().describe("The last change that you know"),
    idempotencyKey,
  }),
  output: z.array(AdjustmentLimitSchema),
});

export const financeAdjustmentLimitEndpoints = [
  listAdjustmentLimits,
  changeAdjustmentLimit,
] as const;
