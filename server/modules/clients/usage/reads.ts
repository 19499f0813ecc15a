import { textKey } from "@console-shell/contract/words/typed-text";
import type {
  UsageFigures,
  UsagePoint,
  OperationUsage,
  usageOperations,
} from "@console-shell/contract/calls/usage";
import { type LatencyColumn, latencyColumns } from "#platform/database/tables/usage.ts";
import { percentile } from "#platform/database/latency.ts";
import { type Kysely, sql } from "kysely";
import type { Tables } from "#platform/database/tables/index.ts";
import { type UsageSpan, bucketsOf } from "./range.ts";
import { endpoints, publicEndpoints, scimEndpoints } from "@console-shell/contract";
import type { z } from "zod";

/** Summed columns of one status class, as the database returns them. */
export type UsageSums = { statusClass: number; calls: number } & Record<LatencyColumn, number>;

/** The figures of rows that only differ in status class. */
export const figuresOf = (rows: readonly UsageSums[]): UsageFigures => {
  const callsOf = (statusClass: number) =>
    rows.reduce((sum, row) => sum + (row.statusClass === statusClass ? row.calls : 0), 0);
  const calls = rows.reduce((sum, row) => sum + row.calls, 0);
  const errors = callsOf(5);
  const histogram = Object.fromEntries(
    latencyColumns.map((column) => [column, rows.reduce((sum, row) => sum + row[column], 0)]),
  ) as Record<LatencyColumn, number>;
  return {
    calls,
    refused: callsOf(4),
    errors,
    errorRate: calls === 0 ? null : errors / calls,
    p50: percentile(histogram, 0.5),
    p95: percentile(histogram, 0.95),
  };
};

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

/** One point per bucket of the span, including empty ones. */
export const pointsOf = (
  span: UsageSpan,
  rows: readonly (UsageSums & { bucket: number })[],
): UsagePoint[] => {
  const byBucket = Map.groupBy(rows, (row) => row.bucket);
  return bucketsOf(span).map((at) => ({ at, ...figuresOf(byBucket.get(at) ?? []) }));
};

const known = new Map<string, { method: string; path: string; summary: string }>(
  [...endpoints, ...publicEndpoints, ...scimEndpoints].map(({ name, method, path, summary }) => [
    name,
    { method, path, summary },
  ]),
);

/** Whether the server has an operation of that name. */
export const isOperation = (name: string): boolean => known.has(name);

/** The figures of each operation; one that was removed in this release only keeps its name. */
const operationsOf = (rows: readonly (UsageSums & { operation: string })[]): OperationUsage[] =>
  [...Map.groupBy(rows, (row) => row.operation)].map(([operation, ofOperation]) => ({
    operation,
    ...(known.get(operation) ?? { method: "", path: "", summary: "" }),
    ...figuresOf(ofOperation),
  }));

type Query = z.output<typeof usageOperations.query>;

/** The matching operations, sorted; those without a value come last. */
export const sortedOperations = (
  rows: readonly (UsageSums & { operation: string })[],
  { search = "", sort, order }: Pick<Query, "search" | "sort" | "order">,
): OperationUsage[] => {
  const wanted = textKey(search);
  const direction = order === "asc" ? 1 : -1;
  return operationsOf(rows)
    .filter(({ operation, path }) => textKey(`${operation} ${path}`).includes(wanted))
    .toSorted((a, b) => {
      const [left, right] = [a[sort], b[sort]];
      if (left === right) return a.operation < b.operation ? -1 : 1;
      if (left === null) return 1;
      if (right === null) return -1;
      return left < right ? -direction : direction;
    });
};

/** One page of them. */
export const pageOfOperations = (
  rows: readonly (UsageSums & { operation: string })[],
  query: Pick<Query, "search" | "sort" | "order" | "page" | "pageSize">,
): { items: OperationUsage[]; total: number } => {
  const found = sortedOperations(rows, query);
  const { page, pageSize } = query;
  return { items: found.slice((page - 1) * pageSize, page * pageSize), total: found.length };
};
