import type { reviewFaceQuery } from "@console-shell/contract/endpoints/face-search";
import type { z } from "zod";
import { newId } from "../../database/id.ts";
import { Refusal } from "../../http/refusal.ts";
import type { Services } from "../../services.ts";
import { signal } from "../notification/stream/signal.ts";

type ReviewInput = z.output<typeof reviewFaceQuery.body>;

/** Puts a decision in force; those before it stay in the query's history. */
export const reviewQuery = async (
  { database }: Services,
  queryId: string,
  { decision, candidateId, note }: ReviewInput,
  by: { operatorId: string; now: number },
): Promise<void> => {
  if (decision === "match" && !candidateId)
    throw new Refusal("bad_input", [{ path: "candidateId", code: "required" }]);
  if (decision !== "match" && candidateId)
    throw new Refusal("bad_input", [{ path: "candidateId", code: "unrecognized_key" }]);
  await database.transaction().execute(async (transaction) => {
    const query = await transaction
      .updateTable("face_queries")
      .set({ decision })
      .where("id", "=", queryId)
      .returning("id")
      .executeTakeFirst();
    if (!query) throw new Refusal("not_found");
    if (candidateId) {
      const candidate = await transaction
        .selectFrom("face_candidates")
        .select("id")
        .where("id", "=", candidateId)
        .where("query_id", "=", queryId)
        .executeTakeFirst();
      if (!candidate) throw new Refusal("bad_input", [{ path: "candidateId", code: "unknown" }]);
    }
    await transaction
      .insertInto("face_reviews")
      .values({
        id: newId(),
        query_id: queryId,
        decision,
        candidate_id: candidateId ?? null,
        note,
        decided_by: by.operatorId,
        decided_at: by.now,
      })
      .execute();
    await signal(
      transaction,
      [{ event: "waiting", permission: "face-search:query:review" }],
      by.now,
    );
  });
};
