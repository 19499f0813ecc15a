import {
  changeAdjustmentLimit,
  listAdjustmentLimits,
} from "@console-shell/contract/calls/finance-adjustment-limits";
import type { Call, Feature } from "#kernel/call.ts";
import { Refusal } from "#kernel/refusal.ts";
import { newId } from "#platform/database/id.ts";
import { transactionWithDeadline } from "#platform/database/transaction-with-deadline.ts";
import { recordAudit } from "#modules/identity/index.ts";
import { answerOnce } from "../answer-once.ts";
import { nextNumber } from "../numbers.ts";
import { readLimits } from "./reads.ts";

const change = (call: Call<typeof changeAdjustmentLimit>) =>
  transactionWithDeadline(call.services.database, (transaction) =>
    answerOnce(transaction, "finance.changeAdjustmentLimit", call, async () => {
      const { body, session, now } = call;
      const { currency, amount, changeId } = body;
      // Of two concurrent calls the second waits here, and finds the first one's change.
      const sequence = await nextNumber(transaction, "adjustment-limit");
      const limits = await readLimits(transaction, session.operatorId);
      const before = limits.find((limit) => limit.currency === currency)!;
      if (before.changeId !== changeId)
        throw new Refusal("conflict", [{ path: "changeId", code: "changed" }]);
      const id = newId();
      await transaction
        .insertInto("adjustmentLimits")
        .values({
          id,
          sequence,
          currency,
          amount,
          changedBy: session.operatorId,
          changedAt: now,
        })
        .execute();
      await recordAudit(call, transaction, {
        action: "adjustment-limit.changed",
        target: { id, name: currency },
        details: { currency, "from.amount": before.amount, "to.amount": amount },
      });
      return readLimits(transaction, session.operatorId);
    }),
  );

/** How much one person may adjust a client's balance without approval. */
export const adjustmentLimits: Feature = (route, _hooks, { database }) => {
  route(listAdjustmentLimits, ({ session }) => readLimits(database, session.operatorId));
  route(changeAdjustmentLimit, change);
};
