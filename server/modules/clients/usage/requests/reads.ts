import type {
  CountedCalls,
  exportUsageCalls,
  usageCalls,
} from "@console-shell/contract/calls/usage-calls";
import { sql } from "kysely";
import type { z } from "zod";
import { Refusal } from "#kernel/refusal.ts";
import type { CsvColumns } from "#kernel/send-csv.ts";
import type { Source } from "#platform/database/source.ts";
import { hourlySpan, spanOf, type UsageSpan } from "../range.ts";

type Filter = z.output<typeof exportUsageCalls.query>;
type Query = z.output<typeof usageCalls.query>;

const minute = 60_000;
const hour = 60 * minute;

/** Rows that are read at once for an export. */
const atOnce = 5_000;

/** The columns of the export. */
export const columns: CsvColumns<CountedCalls> = [
  "at",
  "operation",
  "outcome",
  "calls",
  "mean",
  ["key", ({ key }) => key?.prefix],
];

/** The span in the finest rows that it has: a database that was moved here may have no minutes. */
const finestSpan = async ({ database }: Source, query: Filter, now: number): Promise<UsageSpan> => {
  const span = spanOf(query, now);
  if (query.clientApp) return hourlySpan(span);
  if (span.table === "usageHours") return span;
  const found = await database
    .selectFrom("usageMinutes")
    .select("at")
    .where("at", ">=", span.from)
    .where("at", "<", span.to)
    .limit(1)
    .executeTakeFirst();
  return found ? span : hourlySpan(span);
};

const classesOf = {
  ok: [2, 3],
  refused: [4],
  error: [5],
  failed: [4, 5],
} as const satisfies Record<NonNullable<Filter["outcome"]>, readonly number[]>;

const summed = (column: "calls" | "totalMs") =>
  sql<number>`cast(sum(${sql.ref(column)}) as bigint)`.as(column);

/** The matching rows of a span. */
const rowsIn = ({ database }: Source, span: UsageSpan, filter: Filter) => {
  const { operation, outcome, clientApp } = filter;
  const ofClientApp = database
    .selectFrom("apiUsage")
    .where("applicationId", "=", clientApp ?? "")
    // A key's requests of one hour are several rows if the payer has changed.
    .groupBy(["at", "operation", "statusClass", "keyId"])
    .select(["at", "operation", "statusClass", "keyId", summed("calls"), summed("totalMs")]);
  const ofAll = database
    .selectFrom(span.table)
    .select(["at", "operation", "statusClass", sql<string>`''`.as("keyId"), "calls", "totalMs"]);
  return database
    .selectFrom((clientApp ? ofClientApp : ofAll).as("counted"))
    .where("at", ">=", span.from)
    .where("at", "<", span.to)
    .$if(operation !== undefined, (query) => query.where("operation", "=", operation ?? ""))
    .$if(outcome !== undefined, (query) =>
      query.where("statusClass", "in", classesOf[outcome ?? "ok"]),
    );
};

const readRows = async (
  services: Source,
  span: UsageSpan,
  query: Filter & Pick<Query, "sort" | "order">,
  { limit, offset }: { limit: number; offset: number },
): Promise<CountedCalls[]> => {
  const { sort, order } = query;
  const sorts = { at: sql`at`, calls: sql`calls`, mean: sql`1.0 * total_ms / calls` };
  const rows = await rowsIn(services, span, query)
    .selectAll()
    .orderBy(sorts[sort], order)
    .$if(sort !== "at", (ordered) => ordered.orderBy("at", "desc"))
    .orderBy("operation")
    .orderBy("statusClass")
    .orderBy("keyId")
    .limit(limit)
    .offset(offset)
    .execute();
  const ids = [...new Set(rows.flatMap(({ keyId }) => keyId || []))];
  const keys = new Map(
    ids.length === 0
      ? []
      : (
          await services.database
            .selectFrom("apiKeys")
            .select(["id", "name", "prefix"])
            .where("id", "in", ids)
            .execute()
        ).map(({ id, name, prefix }) => [id, { name, prefix }]),
  );
  return rows.map(({ at, operation, statusClass, keyId, calls, totalMs }) => ({
    id: [at, operation, statusClass, keyId].join(" "),
    at,
    operation,
    outcome: statusClass === 5 ? "error" : statusClass === 4 ? "refused" : "ok",
    calls,
    mean: totalMs / calls,
    key: keys.get(keyId) ?? null,
  }));
};

const nameOf = async ({ database }: Source, id: string): Promise<string> => {
  const found = await database
    .selectFrom("clientApplications")
    .select("name")
    .where("id", "=", id)
    .executeTakeFirst();
  if (!found) throw new Refusal("not_found");
  return found.name;
};

/**
 * One page of the requests behind a chart, and their number. Not a `defineList`: rows have no key, and the page has
 * totals.
 */
export const pageOfRequests = async (services: Source, query: Query, now: number) => {
  const { page, pageSize, clientApp } = query;
  const clientAppName = clientApp ? await nameOf(services, clientApp) : null;
  const span = await finestSpan(services, query, now);
  const { total, calls } = await rowsIn(services, span, query)
    .select(({ fn }) => fn.countAll<number>().as("total"))
    .select(sql<number>`cast(coalesce(sum(calls), 0) as bigint)`.as("calls"))
    .executeTakeFirstOrThrow();
  const limits = { limit: pageSize, offset: (page - 1) * pageSize };
  return {
    items: await readRows(services, span, query, limits),
    total,
    calls,
    from: span.from,
    to: span.to,
    bucket: span.table === "usageMinutes" ? minute : hour,
    clientAppName,
  };
};

/** All requests behind a chart in batches, newest first. */
export async function* everyRequest(
  services: Source,
  filter: Filter,
  now: number,
): AsyncGenerator<CountedCalls[]> {
  const span = await finestSpan(services, filter, now);
  for (let offset = 0; ; offset += atOnce) {
    const query = { ...filter, sort: "at", order: "desc" } as const;
    const rows = await readRows(services, span, query, { limit: atOnce, offset });
    yield rows;
    if (rows.length < atOnce) return;
  }
}
