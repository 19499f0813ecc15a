import { z } from "zod";
import { BinarySchema, endpoint, IdSchema, pageOf, pageQuery, TimeSchema } from "./endpoint.ts";
import { type Meter, meters } from "../words/meters.ts";
import { CurrencySchema, idempotencyKey, MonthSchema, MoneySchema } from "./finance.ts";
import { typedName } from "./schemas.ts";

export { MonthSchema };

const priceLimit = 1_000_000_000;
const callLimit = 1_000_000_000_000;

/** The price per thousand calls of one kind; the first calls may have a price of their own. */
export const RateSchema = z.object({
  meter: z.enum(meters),
  /** Minor units per 1,000 calls: all calls, or the first tier. */
  price: MoneySchema,
  /** Calls per month in the first tier; null if all calls have the same price. */
  firstCalls: z.int().nullable(),
  /** Minor units per 1,000 calls above the first tier; null if there is one price. */
  furtherPrice: MoneySchema.nullable(),
});
export type Rate = z.infer<typeof RateSchema>;

/** A plan's prices from a month on, until a later version; they never change. */
export const PlanVersionSchema = z.object({
  id: IdSchema,
  validFrom: MonthSchema,
  platformFee: MoneySchema,
  rates: z.array(RateSchema),
  createdAt: TimeSchema,
  createdByName: z.string(),
});
export type PlanVersion = z.infer<typeof PlanVersionSchema>;

export const PlanSchema = z.object({
  id: IdSchema,
  name: z.string(),
  currency: CurrencySchema,
  createdAt: TimeSchema,
  /** How many of the clients visible to the caller are on it. */
  clients: z.int(),
  /** The version for this month; null if the first one is still to come. */
  current: PlanVersionSchema.nullable(),
});
export type Plan = z.infer<typeof PlanSchema>;

/** With all versions, the newest first. */
export const PlanDetailSchema = PlanSchema.extend({ versions: z.array(PlanVersionSchema) });
export type PlanDetail = z.infer<typeof PlanDetailSchema>;

const price = z.int().min(0).max(priceLimit).describe("Minor units per 1,000 calls");
const rate = z.strictObject({
  price,
  /** The price of the calls above the first tier, if it differs. */
  further: z.strictObject({ above: z.int().min(1).max(callLimit), price }).optional(),
});
const ofEach = Object.fromEntries(meters.map((meter) => [meter, rate])) as Record<
  Meter,
  typeof rate
>;
const prices = z.strictObject({
  validFrom: MonthSchema,
  platformFee: z.int().min(0).max(priceLimit).describe("Minor units per month"),
  rates: z.strictObject(ofEach),
});
const idParams = z.object({ id: IdSchema });

const filter = {
  search: z.string().trim().max(100).optional().describe("In the name"),
  currency: CurrencySchema.optional(),
};

export const listPlans = endpoint({
  name: "finance.plan.list",
  method: "GET",
  path: "/cc-api/finance/plan/list",
  access: "finance:plan:read",
  summary: "Price plans with the prices of this month",
  query: z.object({
    ...pageQuery,
    ...filter,
    sort: z.enum(["name", "createdAt"]).default("name"),
    order: z.enum(["asc", "desc"]).default("asc"),
  }),
  output: pageOf(PlanSchema),
});

export const exportPlans = endpoint({
  name: "finance.plan.export",
  method: "GET",
  path: "/cc-api/finance/plan/export",
  access: "finance:plan:read",
  summary: "Price plans that match with the prices of this month, as CSV",
  query: z.object(filter),
  output: BinarySchema,
});

export const getPlan = endpoint({
  name: "finance.plan.get",
  method: "GET",
  path: "/cc-api/finance/plan/:id",
  access: "finance:plan:read",
  summary: "One price plan with all its versions",
  params: idParams,
  output: PlanDetailSchema,
});

export const createPlan = endpoint({
  name: "finance.plan.create",
  method: "POST",
  path: "/cc-api/finance/plan/create",
  access: "finance:plan:create",
  reauth: true,
  summary: "Create a price plan with its first version. Names are unique within a currency",
  body: z.strictObject({
    name: typedName(60),
    currency: CurrencySchema,
    prices,
    idempotencyKey,
  }),
  output: PlanDetailSchema,
  status: 201,
});

export const publishPlan = endpoint({
  name: "finance.plan.publish",
  method: "POST",
  path: "/cc-api/finance/plan/:id/publish",
  access: "finance:plan:create",
  reauth: true,
  summary:
    "Publish new prices of a plan, from this month or a later one. A month can have only one version",
  params: idParams,
  body: prices.extend({ idempotencyKey }),
  output: PlanDetailSchema,
});

export const financePlanEndpoints = [
  listPlans,
  exportPlans,
  getPlan,
  createPlan,
  publishPlan,
] as const;
