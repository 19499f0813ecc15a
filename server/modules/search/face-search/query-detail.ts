import type { FaceQueryDetail } from "@console-shell/contract/calls/face-search";
import type { Services } from "#platform/services.ts";
import { findQuery } from "./query-list.ts";

const candidatesOf = async ({ database }: Services, queryId: string) => {
  const rows = await database
    .selectFrom("faceCandidates")
    // Pictures in the bin count as missing.
    .leftJoin("images", (on) =>
      on.onRef("images.id", "=", "faceCandidates.imageId").on("images.deletedAt", "is", null),
    )
    .selectAll("faceCandidates")
    .select("images.id as shownImageId")
    .where("queryId", "=", queryId)
    .orderBy("rank")
    .execute();
  return rows.map((row) => ({
    ...row,
    faceId: row.shownImageId === null ? null : row.faceId,
    available: row.shownImageId !== null,
  }));
};

const reviewsOf = async ({ database }: Services, queryId: string) => {
  const rows = await database
    .selectFrom("faceReviews")
    .innerJoin("operators", "operators.id", "faceReviews.decidedBy")
    .selectAll("faceReviews")
    .select("operators.name as reviewer")
    .where("queryId", "=", queryId)
    .orderBy("decidedAt", "desc")
    .orderBy("faceReviews.id", "desc")
    .execute();
  return rows.map((row) => ({ ...row, decidedBy: { id: row.decidedBy, name: row.reviewer } }));
};

/**
 * A past search with its candidates, best first, its reviews, newest first, and the number of pictures that it couldn't
 * find.
 */
export const findQueryDetail = async (services: Services, id: string): Promise<FaceQueryDetail> => {
  const query = await findQuery(services, id);
  const unseen = services.database.selectFrom("faceQueries").select("unseenCount");
  const [candidates, reviews, { unseenCount }] = await Promise.all([
    candidatesOf(services, id),
    reviewsOf(services, id),
    unseen.where("id", "=", id).executeTakeFirstOrThrow(),
  ]);
  return { ...query, candidates, reviews, unseenCount };
};
