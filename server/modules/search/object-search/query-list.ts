import type {
  exportObjectQueries,
  listObjectQueries,
  ObjectQuery,
} from "@console-shell/contract/calls/object-search";
import type { z } from "zod";
import type { CsvColumns } from "#kernel/send-csv.ts";
import { countOf, everyOf, pageOf } from "#platform/database/page-of.ts";
import { containsText } from "#platform/database/dialect/contains-text.ts";
import { Refusal } from "#kernel/refusal.ts";
import type { Source } from "#platform/database/source.ts";
import { labelsOfText } from "./labels-text.ts";

type Filter = z.output<typeof listObjectQueries.query>;

const fromQueries = ({ database }: Source) =>
  database
    .selectFrom("objectQueries")
    .innerJoin("operators", "operators.id", "objectQueries.operatorId");

const filtered = (services: Source, filter: Partial<Filter>) => {
  let query = fromQueries(services);
  if (filter.search)
    query = query.where(
      containsText(services, ["objectQueries.label", "operators.name"], filter.search),
    );
  if (filter.collectionId)
    query = query.where("objectQueries.collectionId", "=", filter.collectionId);
  if (filter.mode) query = query.where("objectQueries.mode", "=", filter.mode);
  if (filter.from !== undefined) query = query.where("objectQueries.createdAt", ">=", filter.from);
  if (filter.to !== undefined) query = query.where("objectQueries.createdAt", "<=", filter.to);
  if (filter.feedback === "waiting")
    query = query.where("judgedCount", "=", 0).where("hitCount", ">", 0);
  if (filter.feedback === "partial")
    query = query.where("judgedCount", ">", 0).whereRef("judgedCount", "<", "hitCount");
  if (filter.feedback === "complete") query = query.whereRef("judgedCount", "=", "hitCount");
  return query;
};

const selectAll = (query: ReturnType<typeof fromQueries>) =>
  query.selectAll("objectQueries").select("operators.name as operatorName");

type Row = Awaited<ReturnType<ReturnType<typeof selectAll>["executeTakeFirstOrThrow"]>>;

const present = (row: Row): ObjectQuery => ({
  ...row,
  operator: { id: row.operatorId, name: row.operatorName },
  labels: labelsOfText(row.label),
  collection: { id: row.collectionId, name: row.collectionName },
});

const listed = (services: Source, filter: Partial<Filter>) => ({
  matching: filtered(services, filter),
  key: "objectQueries.id",
  present: async (ids: string[]) =>
    (await selectAll(fromQueries(services)).where("objectQueries.id", "in", ids).execute()).map(
      present,
    ),
});

/** Number of object searches with results but no judgement, or of those among `ids`. */
export const countWaitingObjectQueries = (
  services: Source,
  ids?: readonly string[],
): Promise<number> =>
  countOf(
    filtered(services, { feedback: "waiting" }).$if(ids !== undefined, (query) =>
      query.where("objectQueries.id", "in", ids!),
    ),
  );

/** A page of the matching object searches. */
export const listQueryPage = (services: Source, query: Filter) =>
  pageOf(
    {
      ...listed(services, query),
      sorts: {
        createdAt: "objectQueries.createdAt",
        threshold: "objectQueries.threshold",
        hitCount: "objectQueries.hitCount",
      },
    },
    query,
  );

/** The columns of the export. */
export const exportedQuery: CsvColumns<ObjectQuery> = [
  "id",
  "createdAt",
  ["operatorName", ({ operator }) => operator.name],
  "mode",
  ["labels", ({ labels }) => labels.join(", ")],
  "round",
  ["collectionName", ({ collection }) => collection.name],
  "threshold",
  "hitCount",
  "judgedCount",
  "relevantCount",
];

/** All matches, newest first. */
export const everyQuery = (
  services: Source,
  filter: z.output<typeof exportObjectQueries.query>,
): AsyncGenerator<ObjectQuery[]> => everyOf(listed(services, filter), "desc");

/** One past search without its results, or `not_found`. */
export const findQuery = async (services: Source, id: string): Promise<ObjectQuery> => {
  const row = await selectAll(fromQueries(services))
    .where("objectQueries.id", "=", id)
    .executeTakeFirst();
  if (!row) throw new Refusal("not_found");
  return present(row);
};
