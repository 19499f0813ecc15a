import type { By } from "#kernel/call.ts";
import type { Services } from "#platform/services.ts";
import { lockOperator } from "#modules/identity/index.ts";
import { recentsOf } from "./reads.ts";
import { transactionWithDeadline } from "#platform/database/transaction-with-deadline.ts";

/** Adds a page to the front of its operator's recent pages, and removes the oldest. */
export const addRecent = (
  services: Services,
  { operatorId, now }: By,
  { path, title }: { path: string; title: string },
): Promise<void> =>
  transactionWithDeadline(services.database, async (transaction) => {
    // Two concurrent visits would deadlock on the rows they delete.
    await lockOperator(services, transaction, operatorId);
    await transaction
      .insertInto("recents")
      .values({ operatorId, path, title, visitedAt: now })
      .onConflict((conflict) =>
        conflict.columns(["operatorId", "path"]).doUpdateSet({ title, visitedAt: now }),
      )
      .execute();
    await transaction
      .deleteFrom("recents")
      .where("operatorId", "=", operatorId)
      .where("path", "not in", recentsOf(transaction, operatorId).select("path"))
      .execute();
  });
