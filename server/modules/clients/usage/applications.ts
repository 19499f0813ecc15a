import { sql } from "kysely";
import { Refusal } from "../../../kernel/refusal.ts";
import type { Source } from "../../../platform/services.ts";
import { periodAt } from "../public-api/limits/periods.ts";
import { bucketsOf, type UsageSpan } from "./range.ts";

/** Public API calls of one status class, as summed by the database. */
interface ApiSums {
  status_class: number;
  calls: number;
  total_ms: number;
}

/** The figures of rows that only differ in status class. */
const apiFiguresOf = (
  rows: readonly ApiSums[],
): { calls: number; refused: number; errors: number; mean: number | null } => {
  const sumOf = (of: readonly ApiSums[]) => of.reduce((sum, { calls }) => sum + calls, 0);
  const calls = sumOf(rows);
  const total = rows.reduce((sum, { total_ms }) => sum + total_ms, 0);
  return {
    calls,
    refused: sumOf(rows.filter(({ status_class }) => status_class === 4)),
    errors: sumOf(rows.filter(({ status_class }) => status_class === 5)),
    mean: calls === 0 ? null : total / calls,
  };
};

const summed = (column: "calls" | "total_ms") =>
  sql<number>`cast(sum(${sql.ref(`usage.${column}`)}) as bigint)`.as(column);

/** Each application's usage of its quota in the month of `now`. */
export const usedThisMonth = ({ database }: Source, now: number) =>
  database
    .selectFrom("quota_windows")
    .select(["application_id", "used"])
    .where("period", "=", "month")
    .where("starts_at", "=", periodAt("month", now).startsAt);

/** Client applications with their usage of this month's quota. */
export const applicationsWithQuota = (services: Source, now: number) =>
  services.database
    .selectFrom("client_applications as application")
    .leftJoin(usedThisMonth(services, now).as("quota"), "quota.application_id", "application.id")
    .select([
      "application.id as id",
      "application.name as name",
      "application.environment as environment",
      "application.calls_per_month as callsPerMonth",
      sql<number>`coalesce(quota.used, 0)`.as("usedThisMonth"),
    ]);

const usageWithin = ({ database }: Source, { from, to }: UsageSpan) =>
  database
    .selectFrom("api_usage as usage")
    .where("usage.at", ">=", from)
    .where("usage.at", "<", to)
    .select(["usage.status_class as status_class", summed("calls"), summed("total_ms")]);

/** One application's calls per bucket of a span and by operation; throws `not_found`. */
export const usageOfApplication = async (
  services: Source,
  id: string,
  span: UsageSpan,
  now: number,
) => {
  const application = await applicationsWithQuota(services, now)
    .where("application.id", "=", id)
    .executeTakeFirst();
  if (!application) throw new Refusal("not_found");
  const own = usageWithin(services, span).where("usage.application_id", "=", id);
  const bucket = sql<number>`usage.at - usage.at % ${sql.lit(span.bucket)}`;
  const byTime = await own
    .select(bucket.as("bucket"))
    .groupBy([bucket, "usage.status_class"])
    .execute();
  const byOperation = await own
    .select("usage.operation as operation")
    .groupBy(["usage.operation", "usage.status_class"])
    .execute();
  const inBuckets = Map.groupBy(byTime, (row) => row.bucket);
  return {
    ...application,
    from: span.from,
    to: span.to,
    bucket: span.bucket,
    points: bucketsOf(span).map((at) => ({ at, ...apiFiguresOf(inBuckets.get(at) ?? []) })),
    operations: [...Map.groupBy(byOperation, ({ operation }) => operation)]
      .map(([operation, rows]) => ({ operation, ...apiFiguresOf(rows) }))
      .toSorted((a, b) => b.calls - a.calls || (a.operation < b.operation ? -1 : 1)),
  };
};
