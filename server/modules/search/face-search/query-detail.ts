import type { FaceQueryDetail } from "@console-shell/contract/calls/face-search";
import type { Services } from "../../../platform/services.ts";
import { findQuery } from "./query-list.ts";

const candidatesOf = async ({ database }: Services, queryId: string) => {
  const rows = await database
    .selectFrom("face_candidates")
    // Pictures in the bin count as missing.
    .leftJoin("images", (on) =>
      on.onRef("images.id", "=", "face_candidates.image_id").on("images.deleted_at", "is", null),
    )
    .selectAll("face_candidates")
    .select("images.id as shown_image_id")
    .where("query_id", "=", queryId)
    .orderBy("rank")
    .execute();
  return rows.map((row) => ({
    id: row.id,
    rank: row.rank,
    similarity: row.similarity,
    fileName: row.file_name,
    libraryName: row.library_name,
    box: row.box,
    faceId: row.shown_image_id === null ? null : row.face_id,
    available: row.shown_image_id !== null,
  }));
};

const reviewsOf = async ({ database }: Services, queryId: string) => {
  const rows = await database
    .selectFrom("face_reviews")
    .innerJoin("operators", "operators.id", "face_reviews.decided_by")
    .selectAll("face_reviews")
    .select("operators.name as reviewer")
    .where("query_id", "=", queryId)
    .orderBy("decided_at", "desc")
    .orderBy("face_reviews.id", "desc")
    .execute();
  return rows.map((row) => ({
    id: row.id,
    decision: row.decision,
    candidateId: row.candidate_id,
    note: row.note,
    decidedBy: { id: row.decided_by, name: row.reviewer },
    decidedAt: row.decided_at,
  }));
};

/**
 * A past search with its candidates, best first, its reviews, newest first, and the number of pictures that it couldn't
 * find.
 */
export const findQueryDetail = async (services: Services, id: string): Promise<FaceQueryDetail> => {
  const query = await findQuery(services, id);
  const unseen = services.database.selectFrom("face_queries").select("unseen_count");
  const [candidates, reviews, { unseen_count: unseenCount }] = await Promise.all([
    candidatesOf(services, id),
    reviewsOf(services, id),
    unseen.where("id", "=", id).executeTakeFirstOrThrow(),
  ]);
  return { ...query, candidates, reviews, unseenCount };
};
