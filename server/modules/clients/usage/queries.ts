import { type Kysely, sql } from "kysely";
import type { Tables } from "#platform/database/tables/index.ts";
import { latencyColumns } from "#platform/database/tables/usage.ts";
import type { UsageSums } from "./figures.ts";
import type { UsageSpan } from "./range.ts";

/* For both databases: a sum of bigint would be numeric on PostgreSQL, text for its driver. */
const sums = ["calls" as const, ...latencyColumns].map((column) =>
  sql<number>`cast(sum(${sql.ref(column)}) as bigint)`.as(column),
);

const within = (
  database: Kysely<Tables>,
  span: Pick<UsageSpan, "table" | "from" | "to">,
  operation?: string | null,
) => {
  const rows = database
    .selectFrom(span.table)
    .where("at", ">=", span.from)
    .where("at", "<", span.to);
  return operation ? rows.where("operation", "=", operation) : rows;
};

/** Sums of a span by status class; of one operation, or of all. */
export const sumsOf = async (
  database: Kysely<Tables>,
  span: Pick<UsageSpan, "table" | "from" | "to">,
  operation?: string | null,
): Promise<UsageSums[]> =>
  await within(database, span, operation)
    .select("statusClass")
    .select(sums)
    .groupBy("statusClass")
    .execute();

/** Sums by bucket and status class, oldest first. */
export const sumsByBucket = async (
  database: Kysely<Tables>,
  span: UsageSpan,
  operation?: string,
): Promise<(UsageSums & { bucket: number })[]> => {
  const bucket = sql<number>`at - at % ${sql.lit(span.bucket)}`;
  return await within(database, span, operation)
    .select(bucket.as("bucket"))
    .select("statusClass")
    .select(sums)
    .groupBy([bucket, "statusClass"])
    .orderBy(bucket)
    .execute();
};

/** Sums by operation and status class. */
export const sumsByOperation = async (
  database: Kysely<Tables>,
  span: UsageSpan,
): Promise<(UsageSums & { operation: string })[]> =>
  await within(database, span)
    .select(["operation", "statusClass"])
    .select(sums)
    .groupBy(["operation", "statusClass"])
    .execute();
