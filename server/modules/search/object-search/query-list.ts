import type {
  exportObjectQueries,
  listObjectQueries,
  ObjectQuery,
} from "@console-shell/contract/calls/object-search";
import type { z } from "zod";
import { containsText } from "../../../platform/database/dialect/contains-text.ts";
import { everyRow } from "../../../platform/database/every-row.ts";
import { Refusal } from "../../../kernel/refusal.ts";
import type { Source } from "../../../platform/services.ts";
import { labelsOfText } from "./labels-text.ts";

type Filter = z.output<typeof listObjectQueries.query>;

const sortColumns = {
  createdAt: "object_queries.created_at",
  threshold: "object_queries.threshold",
  hitCount: "object_queries.hit_count",
} as const;

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

const count = async (services: Source, filter: Partial<Filter>): Promise<number> => {
  const { total } = await filtered(services, filter)
    .select((select) => select.fn.countAll<number>().as("total"))
    .executeTakeFirstOrThrow();
  return total;
};

/** Number of object searches with results but no judgement. */
export const countWaitingObjectQueries = (services: Source): Promise<number> =>
  count(services, { feedback: "waiting" });

/** A page of the matching object searches. */
export const listQueryPage = async (
  services: Source,
  filter: Filter,
): Promise<{ items: ObjectQuery[]; total: number }> => {
  const rows = await selectAll(filtered(services, filter))
    .orderBy(sortColumns[filter.sort], filter.order)
    .orderBy("object_queries.id", filter.order)
    .limit(filter.pageSize)
    .offset((filter.page - 1) * filter.pageSize)
    .execute();
  return { items: rows.map(present), total: await count(services, filter) };
};

/** All matches, newest first. */
export const everyQuery = (
  services: Source,
  filter: z.output<typeof exportObjectQueries.query>,
): AsyncGenerator<ObjectQuery[]> =>
  everyRow(
    ({ id }) => id,
    async (after, limit) => {
      let query = selectAll(filtered(services, filter));
      if (after !== undefined) query = query.where("object_queries.id", "<", after);
      return (await query.orderBy("object_queries.id", "desc").limit(limit).execute()).map(present);
    },
  );

/** One past search without its results, or `not_found`. */
export const findQuery = async (services: Source, id: string): Promise<ObjectQuery> => {
  const row = await selectAll(fromQueries(services))
    .where("object_queries.id", "=", id)
    .executeTakeFirst();
  if (!row) throw new Refusal("not_found");
  return present(row);
};
