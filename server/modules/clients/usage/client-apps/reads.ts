import type { Comparison } from "@console-shell/contract/words/usage-ranges";
import { sql } from "kysely";
import { Refusal } from "#kernel/refusal.ts";
import type { Source } from "#platform/database/source.ts";
import { periodAt } from "#modules/clients/public-api/limits/reads.ts";
import { bucketsOf, comparedSpan, type UsageSpan } from "../range.ts";
import type {
  ClientAppUsage,
  usageClientApps,
} from "@console-shell/contract/calls/usage-client-apps";
import type { z } from "zod";
import { containsText } from "#platform/database/dialect/contains-text.ts";
import type { CsvColumns } from "#kernel/send-csv.ts";
import { countOf, everyOf } from "#platform/database/page-of.ts";

/** Public API requests of one status class, as summedColumn by the database. */
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

const summedColumn = (column: "calls" | "totalMs") =>
  sql<number>`cast(sum(${sql.ref(`usage.${column}`)}) as bigint)`.as(column);

/** Each client app's usage of its quota in the month of `now`. */
const usedThisMonth = ({ database }: Source, now: number) =>
  database
    .selectFrom("quotaWindows")
    .select(["applicationId", "used"])
    .where("period", "=", "month")
    .where("startsAt", "=", periodAt("month", now).startsAt);

/** Client apps with their usage of this month's quota. */
const clientAppsWithQuota = (services: Source, now: number) =>
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
    .select(["usage.statusClass", summedColumn("calls"), summedColumn("totalMs")]);

/** One client app's requests per bucket of a span and by operation; throws `not_found`. */
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

type Query = z.output<typeof usageClientApps.query>;

/** Client apps whose figures are found faster one by one. */
const few = 1_000;

/* Without a quota, none of it is used. */
const shareOfQuota = sql`case when client_app.calls_per_month is null then -1
  else cast(coalesce(quota.used, 0) as double precision)
    / case when client_app.calls_per_month < 1 then 1 else client_app.calls_per_month end end`;

/* For both databases: a sum of bigint would be numeric on PostgreSQL. */
const summed = (of: ReturnType<typeof sql>) => sql<number>`cast(sum(${of}) as bigint)`;
/* PostgreSQL sums integers to a bigint in half the time; no hourly count exceeds it. */
const counted = (of: ReturnType<typeof sql>) => sql<number>`sum(cast(${of} as integer))`;
const ofClass = (statusClass: number) =>
  counted(sql`case when status_class = ${sql.lit(statusClass)} then calls else 0 end`);
const figures = {
  calls: counted(sql`calls`),
  refused: ofClass(4),
  errors: ofClass(5),
  totalMs: summed(sql`total_ms`),
};

const figuresWithin = ({ database }: Source, { from, to }: UsageSpan) =>
  database
    .selectFrom("apiUsage")
    .where("at", ">=", from)
    .where("at", "<", to)
    .groupBy("applicationId")
    .select("applicationId");

const matching = (services: Source, search: string) =>
  services.database
    .selectFrom("clientApplications as clientApp")
    .$if(search !== "", (query) => query.where(containsText(services, ["clientApp.name"], search)));

/**
 * A page of all client apps, sorted by a figure, highest first: only those with a figure are summed up, and the others
 * are only read after them.
 */
const highestFirst = async (
  services: Source,
  span: UsageSpan,
  {
    sort,
    page,
    pageSize,
  }: { sort: "calls" | "refused" | "errors"; page: number; pageSize: number },
): Promise<{ id: string }[]> => {
  // Each row has calls, so a client app with a row of the class has a figure.
  const having = figuresWithin(services, span).$if(sort !== "calls", (query) =>
    query.where("statusClass", "=", sort === "refused" ? 4 : 5),
  );
  const offset = (page - 1) * pageSize;
  const highest = await having
    .select("applicationId as id")
    .orderBy(figures.calls, "desc")
    .orderBy("applicationId", "desc")
    .limit(pageSize)
    .offset(offset)
    .execute();
  if (highest.length === pageSize) return highest;
  const { count } = await services.database
    .selectFrom(having.as("having"))
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  const others = await matching(services, "")
    .select("clientApp.id")
    .where("clientApp.id", "not in", having)
    .orderBy("clientApp.id", "desc")
    .limit(pageSize - highest.length)
    .offset(Math.max(0, offset - count))
    .execute();
  return [...highest, ...others];
};

/** The matching client apps in order, reading only what they're sorted by. */
const inOrder = (
  services: Source,
  span: UsageSpan,
  { search = "", sort, order }: Query,
  { areFew, now }: { areFew: boolean; now: number },
) => {
  const found = matching(services, search).select("clientApp.id");
  if (sort === "name") return found.orderBy("clientApp.nameKey", order);
  if (sort === "quota")
    return found
      .leftJoin(usedThisMonth(services, now).as("quota"), "quota.applicationId", "clientApp.id")
      .orderBy(shareOfQuota, order);
  return found
    .leftJoin(
      figuresWithin(services, span)
        // For a few, usage is looked up by their keys; for many, reading all of it is faster.
        .$if(areFew, (query) =>
          query.where("applicationId", "in", matching(services, search).select("clientApp.id")),
        )
        .select(figures[sort].as("figure"))
        .as("sums"),
      "sums.applicationId",
      "clientApp.id",
    )
    .orderBy(sql`coalesce(sums.figure, 0)`, order);
};

const readFigures = (services: Source, span: UsageSpan, ids: readonly string[], now: number) =>
  clientAppsWithQuota(services, now)
    .leftJoin(
      figuresWithin(services, span)
        .where("applicationId", "in", ids)
        .select([
          figures.calls.as("calls"),
          figures.refused.as("refused"),
          figures.errors.as("errors"),
          figures.totalMs.as("totalMs"),
        ])
        .as("figures"),
      "figures.applicationId",
      "clientApp.id",
    )
    .where("clientApp.id", "in", ids)
    .select(["figures.calls", "figures.refused", "figures.errors", "figures.totalMs"])
    .execute();

type Row = Awaited<ReturnType<typeof readFigures>>[number];

const present = ({ calls, refused, errors, totalMs, ...clientApp }: Row): ClientAppUsage => ({
  ...clientApp,
  calls: calls ?? 0,
  refused: refused ?? 0,
  errors: errors ?? 0,
  mean: calls ? (totalMs ?? 0) / calls : null,
});

/** These client apps, in this order, with the figures of a span. */
const presentAll = async (
  services: Source,
  span: UsageSpan,
  found: readonly { id: string }[],
  now: number,
): Promise<ClientAppUsage[]> => {
  if (found.length === 0) return [];
  const ids = found.map(({ id }) => id);
  const rows = await readFigures(services, span, ids, now);
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []).map(present);
};

const isFew = async (services: Source, search: string): Promise<boolean> => {
  const found = await matching(services, search)
    .select("clientApp.id")
    .limit(few + 1)
    .execute();
  return found.length <= few;
};

/**
 * One page of the matching client apps, with the figures of a span. Not a `defineList`: figures sort by a sum over the
 * span, each in the fastest of several ways.
 */
export const pageOfClientApps = async (
  services: Source,
  span: UsageSpan,
  query: Query,
  now: number,
): Promise<{ items: ClientAppUsage[]; total: number }> => {
  const { search = "", sort, order, page, pageSize } = query;
  const idsOfPage = async (): Promise<{ id: string }[]> => {
    if (sort !== "name" && sort !== "quota" && order === "desc" && search === "")
      return highestFirst(services, span, { sort, page, pageSize });
    const areFew = search !== "" && (await isFew(services, search));
    return inOrder(services, span, query, { areFew, now })
      .orderBy("clientApp.id", order)
      .limit(pageSize)
      .offset((page - 1) * pageSize)
      .execute();
  };
  const [total, items] = await Promise.all([
    countOf(matching(services, search)),
    idsOfPage().then((found) => presentAll(services, span, found, now)),
  ]);
  return { items, total };
};

/** All matching client apps in batches, with the figures of a span. */
export const everyClientApp = (
  services: Source,
  span: UsageSpan,
  { search = "" }: Pick<Query, "search">,
  now: number,
): AsyncGenerator<ClientAppUsage[]> =>
  everyOf({
    matching: matching(services, search),
    key: "clientApp.id",
    present: async (ids: string[]) => (await readFigures(services, span, ids, now)).map(present),
  });

/** The columns of the export. */
export const columns: CsvColumns<ClientAppUsage> = [
  "name",
  "environment",
  "calls",
  "refused",
  "errors",
  "mean",
  "usedThisMonth",
  "callsPerMonth",
];
