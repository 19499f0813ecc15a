import type {
  AdjustmentLimit,
  changeAdjustmentLimit,
} from "@console-shell/contract/calls/finance-adjustment-limits";
import { transactionWithDeadline } from "#platform/database/transaction-with-deadline.ts";
import { newId } from "#platform/database/id.ts";
import type { Call } from "#kernel/call.ts";
import { Refusal } from "#kernel/refusal.ts";
import { recordAudit } from "#modules/identity/index.ts";
import { answerOnce } from "../answer-once.ts";
import { nextNumber } from "../numbers.ts";
import { readLimits } from "./reads.ts";

/** Changes the limit of a currency; throws `conflict` if someone else has changed it. */
export const changeLimit = (call: Call<typeof changeAdjustmentLimit>): Promise<AdjustmentLimit[]> =>
  transactionWithDeadline(call.services.database, (transaction) =>
    answerOnce(transaction, "finance.changeAdjustmentLimit", call, async () => {
      const { body, by } = call;
      const { currency, amount, changeId } = body;
      // The second of two concurrent calls waits here, and finds the first one's change.
      const sequence = await nextNumber(transaction, "adjustment-limit");
      const limits = await readLimits(transaction, by.operatorId);
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
          changedBy: by.operatorId,
          changedAt: by.now,
        })
        .execute();
      await recordAudit(call, transaction, {
        action: "adjustment-limit.changed",
        target: { id, name: currency },
        details: { currency, "from.amount": before.amount, "to.amount": amount },
      });
      return readLimits(transaction, by.operatorId);
    }),
  );
