import * as calls from "@console-shell/contract/calls/usage-client-apps";
import { answer } from "#kernel/answer.ts";
import { sendCsv } from "#kernel/send-csv.ts";
import { hourlySpan, spanOf } from "../range.ts";
import { columns, everyClientApp, pageOfClientApps, usageOfClientApp } from "./reads.ts";

/** Requests of client apps over time. */
export const usageByClientApp = answer(calls, {
  usageClientApps: async ({ openReport, query, now }) =>
    pageOfClientApps(openReport(), hourlySpan(spanOf(query, now)), query, now),
  exportUsageClientApps: async ({ openReport, query, reply, now }) => {
    const span = hourlySpan(spanOf(query, now));
    return sendCsv(reply, "api-usage", columns, everyClientApp(openReport(), span, query, now));
  },
  usageClientApp: async ({ openReport, params, query, now }) =>
    usageOfClientApp(openReport(), params.id, hourlySpan(spanOf(query, now)), {
      compare: query.compare,
      now,
    }),
});
