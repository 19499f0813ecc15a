import type { Relevance } from "@console-shell/contract/calls/object-search";
import type { Kysely } from "kysely";
import { lockRows } from "../../../platform/database/dialect/lock-rows.ts";
import { newId } from "../../../platform/database/id.ts";
import type { Tables } from "../../../platform/database/tables/index.ts";
import { transactionWithDeadline } from "../../../platform/database/transaction-with-deadline.ts";
import { Refusal } from "../../../kernel/refusal.ts";
import type { Services } from "../../../platform/services.ts";
import { signal } from "../../../platform/signal.ts";

/** Recounts a query's judgements; the query's row is locked, so no other count interferes. */
const countJudgements = async (transaction: Kysely<Tables>, queryId: string) => {
  const judged = await transaction
    .selectFrom("object_results")
    .select("relevance")
    .where("query_id", "=", queryId)
    .where("relevance", "is not", null)
    .execute();
  await transaction
    .updateTable("object_queries")
    .set({
      judged_count: judged.length,
      relevant_count: judged.filter((row) => row.relevance === "relevant").length,
    })
    .where("id", "=", queryId)
    .execute();
};

/** Makes a judgement of a result current, or withdraws it; all of them stay in its history. */
export const judgeResult = async (
  services: Services,
  { queryId, resultId }: { queryId: string; resultId: string },
  relevance: Relevance | null,
  by: { operatorId: string; now: number },
): Promise<void> => {
  await transactionWithDeadline(services.database, async (transaction) => {
    await transaction
      .selectFrom("object_queries")
      .select("id")
      .where("id", "=", queryId)
      .$call(lockRows(services))
      .execute();
    const judged = await transaction
      .updateTable("object_results")
      .set({
        relevance,
        judged_by: relevance && by.operatorId,
        judged_at: relevance && by.now,
      })
      .where("id", "=", resultId)
      .where("query_id", "=", queryId)
      .returning("id")
      .executeTakeFirst();
    if (!judged) throw new Refusal("not_found");
    await transaction
      .insertInto("object_judgements")
      .values({
        id: newId(),
        result_id: resultId,
        relevance,
        judged_by: by.operatorId,
        judged_at: by.now,
      })
      .execute();
    await countJudgements(transaction, queryId);
    await signal(
      transaction,
      [{ event: "waiting", permission: "object-search-manager:query:review" }],
      by.now,
    );
  });
};
