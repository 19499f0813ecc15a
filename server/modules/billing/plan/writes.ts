import type {
  createPlan,
  PlanDetail,
  PlanVersion,
  publishPlan,
} from "@console-shell/contract/calls/finance-plans";
import { meters } from "@console-shell/contract/words/meters";
import type { Kysely } from "kysely";
import type { z } from "zod";
import { lockRows } from "#platform/database/dialect/lock-rows.ts";
import { newId } from "#platform/database/id.ts";
import type { Tables } from "#platform/database/tables/index.ts";
import { transactionWithDeadline } from "#platform/database/transaction-with-deadline.ts";
import type { By, Call } from "#kernel/call.ts";
import { Refusal } from "#kernel/refusal.ts";
import { recordAudit } from "#modules/identity/index.ts";
import { answerOnce } from "../answer-once.ts";
import { readCalendar } from "../calendar.ts";
import { monthStart } from "../months.ts";
import { findPlan } from "./reads.ts";

type Given = Omit<z.output<typeof publishPlan.body>, "idempotencyKey">;
type Prices = Pick<PlanVersion, "validFrom" | "platformFee" | "rates">;

const pricesOf = ({ validFrom, platformFee, rates }: Given): Prices => ({
  validFrom,
  platformFee,
  rates: meters.map((meter) => {
    const { price, further } = rates[meter];
    return {
      meter,
      price,
      firstCalls: further?.above ?? null,
      furtherPrice: further?.price ?? null,
    };
  }),
});

/** Inserts a version with its prices. */
export const insertVersion = async (
  transaction: Kysely<Tables>,
  { operatorId, now }: By,
  planId: string,
  { validFrom, platformFee, rates }: Prices,
): Promise<string> => {
  const id = newId();
  await transaction
    .insertInto("pricePlanVersions")
    .values({
      id,
      planId,
      validFrom: monthStart(validFrom),
      platformFee,
      createdBy: operatorId,
      createdAt: now,
    })
    .execute();
  await transaction
    .insertInto("pricePlanRates")
    .values(
      rates.map(({ meter, price, firstCalls, furtherPrice }) => ({
        versionId: id,
        meter,
        price,
        firstCalls,
        furtherPrice,
      })),
    )
    .execute();
  return id;
};

/** Creates a plan with its first prices, which may apply from a past month. */
export const addPlan = (call: Call<typeof createPlan>): Promise<PlanDetail> =>
  transactionWithDeadline(call.services.database, (transaction) =>
    answerOnce(transaction, "finance.plan.create", call, async () => {
      const { by, body, session, now } = call;
      const plan = await transaction
        .insertInto("pricePlans")
        .values({
          id: newId(),
          name: body.name,
          currency: body.currency,
          createdBy: by.operatorId,
          createdAt: now,
        })
        .onConflict((conflict) => conflict.columns(["currency", "name"]).doNothing())
        .returning(["id", "name"])
        .executeTakeFirst();
      if (!plan) throw new Refusal("conflict", [{ path: "name", code: "taken" }]);
      await insertVersion(transaction, by, plan.id, pricesOf(body.prices));
      const made = await findPlan(transaction, session, plan.id, now);
      await recordAudit(call, transaction, {
        action: "price-plan.created",
        target: plan,
        details: { currency: body.currency, validFrom: body.prices.validFrom },
      });
      return made;
    }),
  );

/** Publishes later prices of a plan. Prices of past months, and published ones, never change. */
export const publishPrices = (call: Call<typeof publishPlan>): Promise<PlanDetail> =>
  transactionWithDeadline(call.services.database, (transaction) =>
    answerOnce(transaction, "finance.plan.publish", call, async () => {
      const { services, by, params, body, session, now } = call;
      const plan = await transaction
        .selectFrom("pricePlans")
        .select(["id", "name"])
        .where("id", "=", params.id)
        .$call(lockRows(services))
        .executeTakeFirst();
      if (!plan) throw new Refusal("not_found");
      const { last } = await transaction
        .selectFrom("pricePlanVersions")
        .where("planId", "=", plan.id)
        .select(({ fn }) => fn.max<number>("validFrom").as("last"))
        .executeTakeFirstOrThrow();
      const from = monthStart(body.validFrom);
      const { month } = await readCalendar(transaction, now);
      if (from <= last || body.validFrom < month)
        throw new Refusal("conflict", [{ path: "validFrom", code: "month_taken" }]);
      await insertVersion(transaction, by, plan.id, pricesOf(body));
      const published = await findPlan(transaction, session, plan.id, now);
      await recordAudit(call, transaction, {
        action: "price-plan.published",
        target: plan,
        details: { validFrom: body.validFrom },
      });
      return published;
    }),
  );
