import type {
  exportFaceQueries,
  FaceQuery,
  listFaceQueries,
} from "@console-shell/contract/calls/face-search";
import type { z } from "zod";
import type { CsvColumns } from "#kernel/send-csv.ts";
import { countOf, everyOf, pageOf } from "#platform/database/page-of.ts";
import { containsText } from "#platform/database/dialect/contains-text.ts";
import { Refusal } from "#kernel/refusal.ts";
import type { Services } from "#platform/services.ts";
import type { Source } from "#platform/database/source.ts";

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

const listed = (services: Source, filter: Partial<Filter>) => ({
  matching: filtered(services, filter),
  key: "faceQueries.id",
  present: async (ids: string[]) =>
    (await selectAll(fromQueries(services)).where("faceQueries.id", "in", ids).execute()).map(
      present,
    ),
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

/** A page of the matching face searches. */
export const listQueryPage = (services: Services, query: Filter) =>
  pageOf(
    {
      ...listed(services, query),
      sorts: {
        createdAt: "faceQueries.createdAt",
        threshold: "faceQueries.threshold",
        hitCount: "faceQueries.hitCount",
      },
    },
    query,
  );

/** The columns of the export. */
export const exportedQuery: CsvColumns<FaceQuery> = [
  "id",
  "createdAt",
  ["operatorName", ({ operator }) => operator.name],
  "purpose",
  ["collectionName", ({ collection }) => collection.name],
  "threshold",
  "hitCount",
  "bestSimilarity",
  "decision",
];

/** All matches, newest first. */
export const everyQuery = (source: Source, filter: z.output<typeof exportFaceQueries.query>) =>
  everyOf(listed(source, filter), "desc");

/** One past search without its candidates, or `not_found`. */
export const findQuery = async (services: Services, id: string): Promise<FaceQuery> => {
  const row = await selectAll(fromQueries(services))
    .where("faceQueries.id", "=", id)
    .executeTakeFirst();
  if (!row) throw new Refusal("not_found");
  return present(row);
};
