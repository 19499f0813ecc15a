import { type Kysely, sql } from "kysely";
import type { Tables } from "../../../platform/database/tables/index.ts";
import { bucketsOf, type UsageSpan } from "./range.ts";

const countsOf = async (
  database: Kysely<Tables>,
  table: "face_queries" | "object_queries",
  { from, to, bucket }: UsageSpan,
): Promise<Map<number, number>> => {
  const begin = sql<number>`created_at - created_at % ${sql.lit(bucket)}`;
  const rows = await database
    .selectFrom(table)
    .where("created_at", ">=", from)
    .where("created_at", "<", to)
    .select([begin.as("at"), (expression) => expression.fn.countAll<number>().as("count")])
    .groupBy(begin)
    .execute();
  return new Map(rows.map(({ at, count }) => [at, count]));
};

/** Number of searches per bucket of a span. */
export const searchPoints = async (
  database: Kysely<Tables>,
  span: UsageSpan,
): Promise<{ at: number; faces: number; objects: number }[]> => {
  const faces = await countsOf(database, "face_queries", span);
  const objects = await countsOf(database, "object_queries", span);
  return bucketsOf(span).map((at) => ({
    at,
    faces: faces.get(at) ?? 0,
    objects: objects.get(at) ?? 0,
  }));
};
