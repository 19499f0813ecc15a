import type { FaceQuery, listFaceQueries } from "@console-shell/contract/calls/face-search";
import type { z } from "zod";
import { countOf, pageOf } from "../../../platform/database/page-of.ts";
import { containsText } from "../../../platform/database/dialect/contains-text.ts";
import { Refusal } from "../../../kernel/refusal.ts";
import type { Services } from "../../../platform/services.ts";

type Filter = z.output<typeof listFaceQueries.query>;

const fromQueries = ({ database }: Services) =>
  database
    .selectFrom("face_queries")
    .innerJoin("operators", "operators.id", "face_queries.operator_id");

const filtered = (services: Services, filter: Partial<Filter>) => {
  let query = fromQueries(services);
  if (filter.search)
    query = query.where(
      containsText(services, ["face_queries.purpose", "operators.name"], filter.search),
    );
  if (filter.collectionId)
    query = query.where("face_queries.collection_id", "=", filter.collectionId);
  if (filter.decision === "waiting") query = query.where("face_queries.decision", "is", null);
  else if (filter.decision) query = query.where("face_queries.decision", "=", filter.decision);
  if (filter.from !== undefined) query = query.where("face_queries.created_at", ">=", filter.from);
  if (filter.to !== undefined) query = query.where("face_queries.created_at", "<=", filter.to);
  return query;
};

const selectAll = (query: ReturnType<typeof fromQueries>) =>
  query.selectAll("face_queries").select("operators.name as operator_name");

type Row = Awaited<ReturnType<ReturnType<typeof selectAll>["executeTakeFirstOrThrow"]>>;

const present = (row: Row): FaceQuery => ({
  id: row.id,
  createdAt: row.created_at,
  operator: { id: row.operator_id, name: row.operator_name },
  purpose: row.purpose,
  collection: { id: row.collection_id, name: row.collection_name },
  threshold: row.threshold,
  hitCount: row.hit_count,
  bestSimilarity: row.best_similarity,
  decision: row.decision,
});

const listed = (services: Services, filter: Partial<Filter>) => ({
  matching: filtered(services, filter),
  key: "face_queries.id",
  present: async (ids: string[]) =>
    (await selectAll(fromQueries(services)).where("face_queries.id", "in", ids).execute()).map(
      present,
    ),
});

/** Number of face searches without a review. */
export const countWaitingFaceQueries = (services: Services): Promise<number> =>
  countOf(filtered(services, { decision: "waiting" }));

/** A page of the matching face searches. */
export const listQueryPage = (services: Services, query: Filter) =>
  pageOf(
    {
      ...listed(services, query),
      sorts: {
        createdAt: "face_queries.created_at",
        threshold: "face_queries.threshold",
        hitCount: "face_queries.hit_count",
      },
    },
    query,
  );

/** One past search without its candidates, or `not_found`. */
export const findQuery = async (services: Services, id: string): Promise<FaceQuery> => {
  const row = await selectAll(fromQueries(services))
    .where("face_queries.id", "=", id)
    .executeTakeFirst();
  if (!row) throw new Refusal("not_found");
  return present(row);
};
