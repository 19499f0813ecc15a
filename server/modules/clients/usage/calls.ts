import { exportUsageCalls, usageCalls } from "@console-shell/contract/calls/usage-calls";
import {
  exportUsageOperations,
  usageOperations,
  usageSeries,
  usageSummary,
} from "@console-shell/contract/calls/usage";
import type { Feature } from "#kernel/call.ts";
import { sendCsv } from "#kernel/send-csv.ts";
import {
  figuresOf,
  pageOfOperations,
  sortedOperations,
  pointsOf,
  sumsByBucket,
  sumsByOperation,
  sumsOf,
} from "./reads.ts";
import { createMeter } from "./meter.ts";
import { callRows, exportedCalls, pageOfCalls } from "./requests/reads.ts";
import { comparedSpan, isKept, spanOf, type UsageSpan } from "./range.ts";

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

/** Meters every call of the contract, and serves the figures up to the present. */
export const usage: Feature = (route, hooks, services) => {
  const meter = createMeter(services);
  hooks.onAnswer(({ endpoint, status, milliseconds, at }) =>
    meter.record({ operation: endpoint.name, status, milliseconds, at }),
  );
  hooks.onClose(meter.start());

  route(usageSeries, async ({ openReport, query, now }) => {
    await meter.flush();
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
  });

  route(usageSummary, async ({ openReport, query, now }) => {
    await meter.flush();
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
  });

  route(usageOperations, async ({ openReport, query, now }) => {
    await meter.flush();
    return pageOfOperations(
      await sumsByOperation(openReport().database, spanOf(query, now)),
      query,
    );
  });

  route(exportUsageOperations, async ({ openReport, query, reply, now }) => {
    await meter.flush();
    const sums = await sumsByOperation(openReport().database, spanOf(query, now));
    const rows = sortedOperations(sums, { search: query.search, sort: "calls", order: "desc" });
    // There are no more of them than the contract has calls.
    return sendCsv(reply, "operations", columns, [rows]);
  });

  route(usageCalls, async ({ openReport, query, now }) => {
    await meter.flush();
    return pageOfCalls(openReport(), query, now);
  });

  route(exportUsageCalls, async ({ openReport, query, reply, now }) => {
    await meter.flush();
    return sendCsv(reply, "calls", exportedCalls, callRows(openReport(), query, now));
  });
};
