import * as calls from "@console-shell/contract/calls/finance-plans";
import { answer } from "#kernel/answer.ts";
import { findPlan, plans } from "./reads.ts";
import { addPlan, publishPrices } from "./writes.ts";

/** Price plans, whose published prices never change. */
export const plan = answer(calls, {
  listPlans: plans.page,
  exportPlans: plans.csv,
  getPlan: ({ services, session, params, now }) =>
    findPlan(services.database, session, params.id, now),
  createPlan: addPlan,
  publishPlan: publishPrices,
});
