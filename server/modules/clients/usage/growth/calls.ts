import * as calls from "@console-shell/contract/calls/usage-growth";
import { answer } from "#kernel/answer.ts";
import { hourlySpan, spanOf } from "../range.ts";
import { pointsOver, searchPoints, storagePoints } from "./reads.ts";
import { recordStorage } from "./record.ts";

/** Library storage and searches over time. */
export const growth = answer(calls, {
  usageStorage: async ({ services, openReport, query, now }) => {
    await recordStorage(services.database, now);
    const { database } = openReport();
    return pointsOver(hourlySpan(spanOf(query, now)), query.compare, (span) =>
      storagePoints(database, span, now),
    );
  },
  usageSearches: async ({ openReport, query, now }) => {
    const { database } = openReport();
    return pointsOver(spanOf(query, now), query.compare, (span) => searchPoints(database, span));
  },
});
