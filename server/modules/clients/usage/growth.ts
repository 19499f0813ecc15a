import {
  exportUsageApplications,
  usageApplication,
  usageApplications,
} from "@console-shell/contract/calls/usage-applications";
import { usageSearches, usageStorage } from "@console-shell/contract/calls/usage-growth";
import type { Feature } from "../../../kernel/call.ts";
import { sendCsv } from "../../../kernel/send-csv.ts";
import { usageOfApplication } from "./applications.ts";
import {
  everyApplication,
  exportedApplication,
  pageOfApplications,
} from "./page-of-applications.ts";
import { hourlySpan, spanOf } from "./range.ts";
import { searchPoints } from "./searches.ts";
import { recordStorage, storagePoints } from "./storage-history.ts";

const recordEvery = 10 * 60_000;

/** Library storage, searches and calls of client applications over time. */
export const growth: Feature = (route, hooks, services) => {
  const { database, background, clock } = services;
  const timer = setInterval(
    () => background.run("storage could not be recorded", () => recordStorage(database, clock())),
    recordEvery,
  ).unref();
  hooks.onClose(() => {
    clearInterval(timer);
    return Promise.resolve();
  });

  route(usageStorage, async ({ openReport, query, now }) => {
    await recordStorage(database, now);
    const span = hourlySpan(spanOf(query, now));
    const { from, to, bucket } = span;
    return { from, to, bucket, points: await storagePoints(openReport().database, span, now) };
  });

  route(usageSearches, async ({ openReport, query, now }) => {
    const span = spanOf(query, now);
    const { from, to, bucket } = span;
    return { from, to, bucket, points: await searchPoints(openReport().database, span) };
  });

  route(usageApplications, async ({ openReport, query, now }) =>
    pageOfApplications(openReport(), hourlySpan(spanOf(query, now)), query, now),
  );

  route(exportUsageApplications, async ({ openReport, query, reply, now }) => {
    const span = hourlySpan(spanOf(query, now));
    return sendCsv(
      reply,
      "api-usage",
      exportedApplication,
      everyApplication(openReport(), span, query, now),
    );
  });

  route(usageApplication, async ({ openReport, params, query, now }) =>
    usageOfApplication(openReport(), params.id, hourlySpan(spanOf(query, now)), now),
  );
};
