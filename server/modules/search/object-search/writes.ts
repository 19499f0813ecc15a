import type { By } from "#kernel/call.ts";
import type { Relevance } from "@console-shell/contract/calls/object-search";
import type { Kysely } from "kysely";
import { lockRows } from "#platform/database/dialect/lock-rows.ts";
import { newId } from "#platform/database/id.ts";
import type { Tables } from "#platform/database/tables/index.ts";
import { transactionWithDeadline } from "#platform/database/transaction-with-deadline.ts";
import { Refusal } from "#kernel/refusal.ts";
import type { Services } from "#platform/services.ts";
import { signal } from "#platform/signal.ts";

/** Recounts a query's judgements; the query's row is locked, so no other count interferes. */
const countJudgements = async (transaction: Kysely<Tables>, queryId: string) => {
  const judged = await transaction
    .selectFrom("objectResults")
    .select("relevance")
    .where("queryId", "=", queryId)
    .where("relevance", "is not", null)
    .execute();
  await transaction
    .updateTable("objectQueries")
    .set({
      judgedCount: judged.length,
      relevantCount: judged.filter((row) => row.relevance === "relevant").length,
    })
    .where("id", "=", queryId)
    .execute();
};

/** Makes a judgement of a result current, or withdraws it; all of them stay in its history. */
export const judgeResult = async (
  services: Services,
  by: By,
  { queryId, resultId }: { queryId: string; resultId: string },
  relevance: Relevance | null,
): Promise<void> => {
  await transactionWithDeadline(services.database, async (transaction) => {
    await transaction
      .selectFrom("objectQueries")
      .select("id")
      .where("id", "=", queryId)
      .$call(lockRows(services))
      .execute();
    const judged = await transaction
      .updateTable("objectResults")
      .set({
        relevance,
        judgedBy: relevance && by.operatorId,
        judgedAt: relevance && by.now,
      })
      .where("id", "=", resultId)
      .where("queryId", "=", queryId)
      .returning("id")
      .executeTakeFirst();
    if (!judged) throw new Refusal("not_found");
    await transaction
      .insertInto("objectJudgements")
      .values({
        id: newId(),
        resultId,
        relevance,
        judgedBy: by.operatorId,
        judgedAt: by.now,
      })
      .execute();
    await countJudgements(transaction, queryId);
    await signal(transaction, [
      { event: "waiting", permission: "object-search-manager:query:review" },
    ]);
  });
};
