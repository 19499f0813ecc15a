import type {
  exportObjectQueries,
  listObjectQueries,
  ObjectQuery,
} from "@console-shell/contract/calls/object-search";
import type { z } from "zod";
import type { CsvColumns } from "../../../kernel/send-csv.ts";
import { countOf, everyOf, pageOf } from "../../../platform/database/page-of.ts";
import { containsText } from "../../../platform/database/dialect/contains-text.ts";
import { Refusal } from "../../../kernel/refusal.ts";
import type { Source } from "../../../platform/services.ts";
import { labelsOfText } from "./labels-text.ts";

type Filter = z.output<typeof listObjectQueries.query>;

const fromQueries = ({ database }: Source) =>
  database
    .selectFrom("object_queries")
    .innerJoin("operators", "operators.id", "object_queries.operator_id");

const filtered = (services: Source, filter: Partial<Filter>) => {
  let query = fromQueries(services);
  if (filter.search)
    query = query.where(
      containsText(services, ["object_queries.label", "operators.name"], filter.search),
    );
  if (filter.catalogueId)
    query = query.where("object_queries.catalogue_id", "=", filter.catalogueId);
  if (filter.mode) query = query.where("object_queries.mode", "=", filter.mode);
  if (filter.from !== undefined)
    query = query.where("object_queries.created_at", ">=", filter.from);
  if (filter.to !== undefined) query = query.where("object_queries.created_at", "<=", filter.to);
  if (filter.feedback === "waiting")
    query = query.where("judged_count", "=", 0).where("hit_count", ">", 0);
  if (filter.feedback === "partial")
    query = query.where("judged_count", ">", 0).whereRef("judged_count", "<", "hit_count");
  if (filter.feedback === "complete") query = query.whereRef("judged_count", "=", "hit_count");
  return query;
};

const selectAll = (query: ReturnType<typeof fromQueries>) =>
  query.selectAll("object_queries").select("operators.name as operator_name");

type Row = Awaited<ReturnType<ReturnType<typeof selectAll>["executeTakeFirstOrThrow"]>>;

const present = (row: Row): ObjectQuery => ({
  id: row.id,
  createdAt: row.created_at,
  operator: { id: row.operator_id, name: row.operator_name },
  searchId: row.search_id,
  round: row.round,
  mode: row.mode,
  labels: labelsOfText(row.label),
  region: row.region,
  catalogue: { id: row.catalogue_id, name: row.catalogue_name },
  threshold: row.threshold,
  hitCount: row.hit_count,
  judgedCount: row.judged_count,
  relevantCount: row.relevant_count,
});

const listed = (services: Source, filter: Partial<Filter>) => ({
  matching: filtered(services, filter),
  key: "object_queries.id",
  present: async (ids: string[]) =>
    (await selectAll(fromQueries(services)).where("object_queries.id", "in", ids).execute()).map(
      present,
    ),
});

/** Number of object searches with results but no judgement. */
export const countWaitingObjectQueries = (services: Source): Promise<number> =>
  countOf(filtered(services, { feedback: "waiting" }));

/** A page of the matching object searches. */
export const listQueryPage = (services: Source, query: Filter) =>
  pageOf(
    {
      ...listed(services, query),
      sorts: {
        createdAt: "object_queries.created_at",
        threshold: "object_queries.threshold",
        hitCount: "object_queries.hit_count",
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
  ["catalogueName", ({ catalogue }) => catalogue.name],
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
    .where("object_queries.id", "=", id)
    .executeTakeFirst();
  if (!row) throw new Refusal("not_found");
  return present(row);
};
