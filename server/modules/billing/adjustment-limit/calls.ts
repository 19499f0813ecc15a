import * as calls from "@console-shell/contract/calls/finance-adjustment-limits";
import { answer } from "#kernel/answer.ts";
import { readLimits } from "./reads.ts";
import { changeLimit } from "./writes.ts";

/** How much one person may adjust a client's balance without approval. */
export const adjustmentLimit = answer(calls, {
  listAdjustmentLimits: ({ services, session }) =>
    readLimits(services.database, session.operatorId),
  changeAdjustmentLimit: changeLimit,
});
