import type {
  exportFaceQueries,
  FaceQuery,
  listFaceQueries,
  FaceQueryDetail,
} from "@console-shell/contract/calls/face-search";
import type { z } from "zod";
import { defineList } from "#kernel/list.ts";
import { countOf } from "#platform/database/page-of.ts";
import { containsText } from "#platform/database/dialect/contains-text.ts";
import { Refusal } from "#kernel/refusal.ts";
import type { Services } from "#platform/services.ts";
import type { Source } from "#platform/database/source.ts";
import { imageKeys, queryImageKey } from "#modules/catalog/index.ts";

type Filter = z.output<typeof listFaceQueries.query>;

const fromQueries = ({ database }: Source) =>
  database
    .selectFrom("faceQueries")
    .innerJoin("operators", "operators.id", "faceQueries.operatorId");

const filtered = (services: Source, filter: Partial<Filter>) => {
  let query = fromQueries(services);
  if (filter.search)
    query = query.where(
      containsText(services, ["faceQueries.purpose", "operators.name"], filter.search),
    );
  if (filter.collectionId)
    query = query.where("faceQueries.collectionId", "=", filter.collectionId);
  if (filter.decision === "waiting") query = query.where("faceQueries.decision", "is", null);
  else if (filter.decision) query = query.where("faceQueries.decision", "=", filter.decision);
  if (filter.from !== undefined) query = query.where("faceQueries.createdAt", ">=", filter.from);
  if (filter.to !== undefined) query = query.where("faceQueries.createdAt", "<=", filter.to);
  return query;
};

const selectAll = (query: ReturnType<typeof fromQueries>) =>
  query.selectAll("faceQueries").select("operators.name as operatorName");

type Row = Awaited<ReturnType<ReturnType<typeof selectAll>["executeTakeFirstOrThrow"]>>;

const present = (row: Row): FaceQuery => ({
  ...row,
  operator: { id: row.operatorId, name: row.operatorName },
  collection: { id: row.collectionId, name: row.collectionName },
});

/** Number of face searches without a review, or of those among `ids`. */
export const countWaitingFaceQueries = (
  services: Source,
  ids?: readonly string[],
): Promise<number> =>
  countOf(
    filtered(services, { decision: "waiting" }).$if(ids !== undefined, (query) =>
      query.where("faceQueries.id", "in", ids!),
    ),
  );

/** The matching face searches. */
export const queries = defineList(
  (source: Source, filter: z.output<typeof exportFaceQueries.query>) => ({
    matching: filtered(source, filter),
    key: "faceQueries.id",
    present: async (ids: string[]) =>
      (await selectAll(fromQueries(source)).where("faceQueries.id", "in", ids).execute()).map(
        present,
      ),
  }),
  {
    sorts: {
      createdAt: "faceQueries.createdAt",
      threshold: "faceQueries.threshold",
      hitCount: "faceQueries.hitCount",
    },
    file: "face-searches",
    columns: [
      "id",
      "createdAt",
      ["operatorName", ({ operator }) => operator.name],
      "purpose",
      ["collectionName", ({ collection }) => collection.name],
      "threshold",
      "hitCount",
      "bestSimilarity",
      "decision",
    ],
  },
);

/** One past search without its candidates, or `not_found`. */
const findQuery = async (services: Services, id: string): Promise<FaceQuery> => {
  const row = await selectAll(fromQueries(services))
    .where("faceQueries.id", "=", id)
    .executeTakeFirst();
  if (!row) throw new Refusal("not_found");
  return present(row);
};

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

/** File and type of the searched picture; and the search, for the audit log. */
export const findQueryImage = async ({ database }: Services, queryId: string) => {
  const query = await database
    .selectFrom("faceQueries")
    .select(["probeType", "collectionName", "purpose"])
    .where("id", "=", queryId)
    .executeTakeFirst();
  if (!query) throw new Refusal("not_found");
  return {
    key: queryImageKey(queryId, query.probeType),
    mediaType: query.probeType,
    target: { id: queryId, name: query.collectionName },
    reason: query.purpose,
  };
};

/** The same of a candidate's image; `not_found` once it was deleted from its library. */
export const findCandidateImage = async (
  { database }: Services,
  queryId: string,
  candidateId: string,
) => {
  const image = await database
    .selectFrom("faceCandidates")
    .innerJoin("images", "images.id", "faceCandidates.imageId")
    .innerJoin("faceQueries", "faceQueries.id", "faceCandidates.queryId")
    .select(["images.id", "images.mediaType", "collectionName", "purpose"])
    .where("faceCandidates.id", "=", candidateId)
    .where("faceCandidates.queryId", "=", queryId)
    .where("images.deletedAt", "is", null)
    .executeTakeFirst();
  if (!image) throw new Refusal("not_found");
  return {
    key: imageKeys(image.id, image.mediaType).content,
    mediaType: image.mediaType,
    target: { id: queryId, name: image.collectionName },
    reason: image.purpose,
  };
};
