import {
  exportUsageApplications,
  usageApplication,
  usageApplications,
} from "@console-shell/contract/endpoints/usage-applications";
import { usageSearches, usageStorage } from "@console-shell/contract/endpoints/usage-growth";
import type { Feature } from "../../http/call.ts";
import { sendCsv } from "../../http/send-csv.ts";
import { usageOfApplication } from "./applications.ts";
import { everyApplication, pageOfApplications } from "./page-of-applications.ts";
import { hourlySpan, spanOf } from "./range.ts";
import { searchPoints } from "./searches.ts";
import { recordStorage, storagePoints } from "./storage-history.ts";

const recordEvery = 10 * 60_000;

/** What the libraries hold, what is searched for and what client applications call, over time. */
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

  route(usageStorage, async ({ query, now }) => {
    await recordStorage(database, now);
    const span = hourlySpan(spanOf(query, now));
    const { from, to, bucket } = span;
    return { from, to, bucket, points: await storagePoints(database, span, now) };
  });

  route(usageSearches, async ({ query, now }) => {
    const span = spanOf(query, now);
    const { from, to, bucket } = span;
    return { from, to, bucket, points: await searchPoints(database, span) };
  });

  route(usageApplications, ({ query, now }) =>
    pageOfApplications(services, hourlySpan(spanOf(query, now)), query, now),
  );

  route(exportUsageApplications, async ({ query, reply, now }) => {
    const span = hourlySpan(spanOf(query, now));
    const columns = [
      "name",
      "environment",
      "calls",
      "refused",
      "errors",
      "mean",
      "usedThisMonth",
      "callsPerMonth",
    ] as const;
    return sendCsv(reply, "api-usage", columns, everyApplication(services, span, query, now));
  });

  route(usageApplication, ({ params, query, now }) =>
    usageOfApplication(services, params.id, hourlySpan(spanOf(query, now)), now),
  );
};
