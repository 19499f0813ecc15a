import { type ApiUsageRange, apiUsageRanges } from "@console-shell/contract/words/usage-ranges";
import {
  type ApiUsageLine,
  type ApiUsagePoint,
  type listClientAppUsage,
  listedDays,
} from "@console-shell/contract/calls/client-app-usage";
import { type Kysely, sql } from "kysely";
import type { z } from "zod";
import type { Tables } from "#platform/database/tables/index.ts";

const day = 24 * 3_600_000;

/** A range that ends now, aligned to buckets; its last bucket is the current one. */
const usageSpan = (range: ApiUsageRange, now: number) => {
  const { length, bucket } = apiUsageRanges[range];
  const to = now - (now % bucket) + bucket;
  return { from: to - length, to, bucket };
};

interface Filter {
  range: ApiUsageRange;
  keyId?: string | undefined;
}

/* For both databases: a sum of bigint would be numeric on PostgreSQL. */
const summed = (of: ReturnType<typeof sql>) => sql<number>`cast(sum(${of}) as bigint)`;
const ofClass = (statusClass: number) =>
  summed(sql`case when status_class = ${sql.lit(statusClass)} then calls else 0 end`);

/** Total requests, and how many of them were refused or failed. */
const figures = [
  summed(sql`calls`).as("calls"),
  ofClass(4).as("refused"),
  ofClass(5).as("errors"),
] as const;

/** Usage of a client app, or of one of its keys, in a range. */
const usageIn = (
  database: Kysely<Tables>,
  clientAppId: string,
  { range, keyId }: Filter,
  now: number,
) => {
  const { from, to } = usageSpan(range, now);
  const rows = database
    .selectFrom("apiUsage as usage")
    .innerJoin("apiKeys as key", "key.id", "usage.keyId")
    .where("usage.applicationId", "=", clientAppId)
    .where("usage.at", ">=", from)
    .where("usage.at", "<", to);
  return keyId ? rows.where("usage.keyId", "=", keyId) : rows;
};

/** One point per bucket of the range, including empty ones. */
export const usagePoints = async (
  database: Kysely<Tables>,
  clientAppId: string,
  filter: Filter,
  now: number,
): Promise<{ from: number; to: number; bucket: number; points: ApiUsagePoint[] }> => {
  const span = usageSpan(filter.range, now);
  const bucket = sql<number>`usage.at - usage.at % ${sql.lit(span.bucket)}`;
  const rows = await usageIn(database, clientAppId, filter, now)
    .select(bucket.as("at"))
    .select(figures)
    .groupBy(bucket)
    .execute();
  const byTime = new Map(rows.map((row) => [row.at, row]));
  const points = Array.from({ length: (span.to - span.from) / span.bucket }, (_, index) => {
    const at = span.from + index * span.bucket;
    return byTime.get(at) ?? { at, calls: 0, refused: 0, errors: 0 };
  });
  return { ...span, points };
};

/** Requests of client apps per day, including days without any. */
export const usageDays = async (
  database: Kysely<Tables>,
  clientAppIds: readonly string[],
  now: number,
): Promise<{ from: number; items: { id: string; calls: number[] }[] }> => {
  const from = now - (now % day) - (listedDays - 1) * day;
  const startOfDay = sql<number>`usage.at - usage.at % ${sql.lit(day)}`;
  const rows =
    clientAppIds.length === 0
      ? []
      : await database
          .selectFrom("apiUsage as usage")
          .select(["usage.applicationId", startOfDay.as("at"), summed(sql`calls`).as("calls")])
          .where("usage.applicationId", "in", clientAppIds)
          .where("usage.at", ">=", from)
          .groupBy(["usage.applicationId", startOfDay])
          .execute();
  const calls = new Map(
    clientAppIds.map((id) => [id, Array.from({ length: listedDays }, () => 0)]),
  );
  for (const row of rows) {
    const days = calls.get(row.applicationId);
    const index = (row.at - from) / day;
    if (days && index < listedDays) days[index] = row.calls;
  }
  return { from, items: [...calls].map(([id, days]) => ({ id, calls: days })) };
};

/** One page of the requests by key and operation, and the number of rows. */
export const usageLines = async (
  database: Kysely<Tables>,
  clientAppId: string,
  { page, pageSize, sort, order, ...filter }: z.output<typeof listClientAppUsage.query>,
  now: number,
): Promise<{ items: ApiUsageLine[]; total: number }> => {
  const grouped = usageIn(database, clientAppId, filter, now)
    .select([
      "key.id as keyId",
      "key.name as keyName",
      "key.prefix",
      "usage.operation",
      "usage.meter",
      sql<number>`cast(sum(total_ms) as double precision) / sum(calls)`.as("averageMs"),
    ])
    .select(figures)
    .groupBy(["key.id", "key.name", "key.prefix", "usage.operation", "usage.meter"]);
  const items = await grouped
    .orderBy(sort === "key" ? "keyName" : sort, order)
    .orderBy("prefix")
    .orderBy("operation")
    .orderBy("meter")
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute();
  const { total } = await database
    .selectFrom(grouped.as("grouped"))
    .select((select) => select.fn.countAll<number>().as("total"))
    .executeTakeFirstOrThrow();
  return { items, total };
};

/** A client app's usage by day, key and operation; read as a whole, because it's grouped. */
export const usageByDay = (
  database: Kysely<Tables>,
  clientAppId: string,
  filter: Filter,
  now: number,
) => {
  const startOfDay = sql<number>`usage.at - usage.at % ${sql.lit(day)}`;
  return usageIn(database, clientAppId, filter, now)
    .select([
      startOfDay.as("at"),
      "key.name as key",
      "key.prefix",
      "usage.operation",
      "usage.meter",
      sql<number>`cast(sum(total_ms) as bigint)`.as("totalMs"),
    ])
    .select(figures)
    .groupBy([startOfDay, "key.name", "key.prefix", "usage.operation", "usage.meter"])
    .orderBy(startOfDay)
    .orderBy("prefix")
    .orderBy("operation")
    .orderBy("meter")
    .execute();
};
