import type { reviewFaceQuery } from "@console-shell/contract/calls/face-search";
import { newId } from "#platform/database/id.ts";
import { transactionWithDeadline } from "#platform/database/transaction-with-deadline.ts";
import type { Call } from "#kernel/call.ts";
import { Refusal } from "#kernel/refusal.ts";
import { recordAudit } from "#modules/identity/index.ts";
import { signal } from "#platform/signal.ts";

/** Makes a decision current; earlier ones stay in the query's history. */
export const reviewQuery = async (call: Call<typeof reviewFaceQuery>): Promise<void> => {
  const { services, by } = call;
  const { decision, candidateId, note } = call.body;
  const queryId = call.params.id;
  if (decision === "match" && !candidateId)
    throw new Refusal("bad_input", [{ path: "candidateId", code: "required" }]);
  if (decision !== "match" && candidateId)
    throw new Refusal("bad_input", [{ path: "candidateId", code: "unrecognized_key" }]);
  await transactionWithDeadline(services.database, async (transaction) => {
    const query = await transaction
      .updateTable("faceQueries")
      .set({ decision })
      .where("id", "=", queryId)
      .returning("collectionName")
      .executeTakeFirst();
    if (!query) throw new Refusal("not_found");
    if (candidateId) {
      const candidate = await transaction
        .selectFrom("faceCandidates")
        .select("id")
        .where("id", "=", candidateId)
        .where("queryId", "=", queryId)
        .executeTakeFirst();
      if (!candidate) throw new Refusal("bad_input", [{ path: "candidateId", code: "unknown" }]);
    }
    await transaction
      .insertInto("faceReviews")
      .values({
        id: newId(),
        queryId,
        decision,
        candidateId: candidateId ?? null,
        note,
        decidedBy: by.operatorId,
        decidedAt: by.now,
      })
      .execute();
    await signal(transaction, [{ event: "waiting", permission: "face-search:query:review" }]);
    await recordAudit(call, transaction, {
      action: "face-query.reviewed",
      target: { id: queryId, name: query.collectionName },
      details: { state: decision, reason: note },
    });
  });
};
