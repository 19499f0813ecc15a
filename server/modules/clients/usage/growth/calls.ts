import {
  exportUsageClientApps,
  usageClientApp,
  usageClientApps,
} from "@console-shell/contract/calls/usage-client-apps";
import { usageSearches, usageStorage } from "@console-shell/contract/calls/usage-growth";
import type { Comparison } from "@console-shell/contract/words/usage-ranges";
import type { Feature } from "#kernel/call.ts";
import { sendCsv } from "#kernel/send-csv.ts";
import {
  usageOfClientApp,
  everyClientApp,
  exportedClientApp,
  pageOfClientApps,
} from "../client-apps/reads.ts";
import { bucketsOf, comparedSpan, hourlySpan, spanOf, type UsageSpan } from "../range.ts";
import { recordStorage, storagePoints } from "./record.ts";
import { type Kysely, sql } from "kysely";
import type { Tables } from "#platform/database/tables/index.ts";

const countsOf = async (
  database: Kysely<Tables>,
  table: "faceQueries" | "objectQueries",
  { from, to, bucket }: UsageSpan,
): Promise<Map<number, number>> => {
  const begin = sql<number>`created_at - created_at % ${sql.lit(bucket)}`;
  const rows = await database
    .selectFrom(table)
    .where("createdAt", ">=", from)
    .where("createdAt", "<", to)
    .select([begin.as("at"), (expression) => expression.fn.countAll<number>().as("count")])
    .groupBy(begin)
    .execute();
  return new Map(rows.map(({ at, count }) => [at, count]));
};

/** Number of searches per bucket of a span. */
const searchPoints = async (
  database: Kysely<Tables>,
  span: UsageSpan,
): Promise<{ at: number; faces: number; objects: number }[]> => {
  const faces = await countsOf(database, "faceQueries", span);
  const objects = await countsOf(database, "objectQueries", span);
  return bucketsOf(span).map((at) => ({
    at,
    faces: faces.get(at) ?? 0,
    objects: objects.get(at) ?? 0,
  }));
};

/** Points of a span, and of the one that it's compared with. */
const pointsOver = async <Point>(
  span: UsageSpan,
  compare: Comparison | undefined,
  read: (span: UsageSpan) => Promise<Point[]>,
) => {
  const { from, to, bucket } = span;
  const points = await read(span);
  return {
    from,
    to,
    bucket,
    points,
    compared: compare ? await read(comparedSpan(span, compare)) : null,
  };
};

const recordEvery = 10 * 60_000;

/** Library storage, searches and calls of client apps over time. */
export const growth: Feature = (route, hooks, services) => {
  const { database, background, clock } = services;
  hooks.background("worker", () => {
    const timer = setInterval(
      () => background.run("storage could not be recorded", () => recordStorage(database, clock())),
      recordEvery,
    ).unref();
    return () => {
      clearInterval(timer);
      return Promise.resolve();
    };
  });

  route(usageStorage, async ({ openReport, query, now }) => {
    await recordStorage(database, now);
    const report = openReport();
    return pointsOver(hourlySpan(spanOf(query, now)), query.compare, (span) =>
      storagePoints(report.database, span, now),
    );
  });

  route(usageSearches, async ({ openReport, query, now }) => {
    const report = openReport();
    return pointsOver(spanOf(query, now), query.compare, (span) =>
      searchPoints(report.database, span),
    );
  });

  route(usageClientApps, async ({ openReport, query, now }) =>
    pageOfClientApps(openReport(), hourlySpan(spanOf(query, now)), query, now),
  );

  route(exportUsageClientApps, async ({ openReport, query, reply, now }) => {
    const span = hourlySpan(spanOf(query, now));
    return sendCsv(
      reply,
      "api-usage",
      exportedClientApp,
      everyClientApp(openReport(), span, query, now),
    );
  });

  route(usageClientApp, async ({ openReport, params, query, now }) =>
    usageOfClientApp(openReport(), params.id, hourlySpan(spanOf(query, now)), {
      compare: query.compare,
      now,
    }),
  );
};
