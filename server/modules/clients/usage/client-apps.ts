import type { Comparison } from "@console-shell/contract/words/usage-ranges";
import { sql } from "kysely";
import { Refusal } from "#kernel/refusal.ts";
import type { Source } from "#platform/database/source.ts";
import { periodAt } from "../public-api/limits/periods.ts";
import { bucketsOf, comparedSpan, type UsageSpan } from "./range.ts";

/** Public API calls of one status class, as summed by the database. */
interface ApiSums {
  statusClass: number;
  calls: number;
  totalMs: number;
}

/** The figures of rows that only differ in status class. */
const apiFiguresOf = (
  rows: readonly ApiSums[],
): { calls: number; refused: number; errors: number; mean: number | null } => {
  const sumOf = (of: readonly ApiSums[]) => of.reduce((sum, { calls }) => sum + calls, 0);
  const calls = sumOf(rows);
  const total = rows.reduce((sum, { totalMs }) => sum + totalMs, 0);
  return {
    calls,
    refused: sumOf(rows.filter(({ statusClass }) => statusClass === 4)),
    errors: sumOf(rows.filter(({ statusClass }) => statusClass === 5)),
    mean: calls === 0 ? null : total / calls,
  };
};

const summed = (column: "calls" | "totalMs") =>
  sql<number>`cast(sum(${sql.ref(`usage.${column}`)}) as bigint)`.as(column);

/** Each client app's usage of its quota in the month of `now`. */
export const usedThisMonth = ({ database }: Source, now: number) =>
  database
    .selectFrom("quotaWindows")
    .select(["applicationId", "used"])
    .where("period", "=", "month")
    .where("startsAt", "=", periodAt("month", now).startsAt);

/** Client apps with their usage of this month's quota. */
export const clientAppsWithQuota = (services: Source, now: number) =>
  services.database
    .selectFrom("clientApplications as clientApp")
    .leftJoin(usedThisMonth(services, now).as("quota"), "quota.applicationId", "clientApp.id")
    .select([
      "clientApp.id",
      "clientApp.name",
      "clientApp.environment",
      "clientApp.callsPerMonth",
      sql<number>`coalesce(quota.used, 0)`.as("usedThisMonth"),
    ]);

const usageWithin = ({ database }: Source, { from, to }: UsageSpan) =>
  database
    .selectFrom("apiUsage as usage")
    .where("usage.at", ">=", from)
    .where("usage.at", "<", to)
    .select(["usage.statusClass", summed("calls"), summed("totalMs")]);

/** One client app's calls per bucket of a span and by operation; throws `not_found`. */
export const usageOfClientApp = async (
  services: Source,
  id: string,
  span: UsageSpan,
  { compare, now }: { compare: Comparison | undefined; now: number },
) => {
  const clientApp = await clientAppsWithQuota(services, now)
    .where("clientApp.id", "=", id)
    .executeTakeFirst();
  if (!clientApp) throw new Refusal("not_found");
  const ownIn = (one: UsageSpan) =>
    usageWithin(services, one).where("usage.applicationId", "=", id);
  const bucket = sql<number>`usage.at - usage.at % ${sql.lit(span.bucket)}`;
  const pointsIn = async (one: UsageSpan) => {
    const rows = await ownIn(one)
      .select(bucket.as("bucket"))
      .groupBy([bucket, "usage.statusClass"])
      .execute();
    const inBuckets = Map.groupBy(rows, (row) => row.bucket);
    return bucketsOf(one).map((at) => ({ at, ...apiFiguresOf(inBuckets.get(at) ?? []) }));
  };
  const byOperation = await ownIn(span)
    .select("usage.operation")
    .groupBy(["usage.operation", "usage.statusClass"])
    .execute();
  return {
    ...clientApp,
    from: span.from,
    to: span.to,
    bucket: span.bucket,
    points: await pointsIn(span),
    compared: compare ? await pointsIn(comparedSpan(span, compare)) : null,
    operations: [...Map.groupBy(byOperation, ({ operation }) => operation)]
      .map(([operation, rows]) => ({ operation, ...apiFiguresOf(rows) }))
      .toSorted((a, b) => b.calls - a.calls || (a.operation < b.operation ? -1 : 1)),
  };
};
