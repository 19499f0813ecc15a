import * as calls from "@console-shell/contract/calls/usage";
import { answer } from "#kernel/answer.ts";
import { sendCsv } from "#kernel/send-csv.ts";
import { meterOf } from "./meter.ts";
import { comparedSpan, isKept, spanOf, type UsageSpan } from "./range.ts";
import {
  figuresOf,
  pageOfOperations,
  pointsOf,
  sortedOperations,
  sumsByBucket,
  sumsByOperation,
  sumsOf,
} from "./reads.ts";

/** The columns of the file. */
const columns = [
  "operation",
  "method",
  "path",
  "calls",
  "refused",
  "errors",
  "errorRate",
  "p50",
  "p95",
] as const;

/** Requests that the server has answered, up to the present. */
export const usage = answer(calls, {
  usageSeries: async ({ services, openReport, query, now }) => {
    await meterOf(services).flush();
    const span = spanOf(query, now);
    const { database } = openReport();
    const pointsIn = async (one: UsageSpan) =>
      pointsOf(one, await sumsByBucket(database, one, query.operation));
    const compared = query.compare && comparedSpan(span, query.compare);
    return {
      from: span.from,
      to: span.to,
      bucket: span.bucket,
      points: await pointsIn(span),
      compared: compared && isKept(compared, now) ? await pointsIn(compared) : null,
    };
  },
  usageSummary: async ({ services, openReport, query, now }) => {
    await meterOf(services).flush();
    const { database } = openReport();
    const span = spanOf(query, now);
    const current = await sumsOf(database, span, query.operation);
    const before = comparedSpan(span, query.compare ?? "previous");
    const previous = await sumsOf(database, before, query.operation);
    return {
      from: span.from,
      to: span.to,
      current: figuresOf(current),
      previous: figuresOf(previous),
    };
  },
  usageOperations: async ({ services, openReport, query, now }) => {
    await meterOf(services).flush();
    const sums = await sumsByOperation(openReport().database, spanOf(query, now));
    return pageOfOperations(sums, query);
  },
  exportUsageOperations: async ({ services, openReport, query, reply, now }) => {
    await meterOf(services).flush();
    const sums = await sumsByOperation(openReport().database, spanOf(query, now));
    const rows = sortedOperations(sums, { search: query.search, sort: "calls", order: "desc" });
    // There are no more of them than the contract has calls.
    return sendCsv(reply, "operations", columns, [rows]);
  },
});
