import * as calls from "@console-shell/contract/calls/usage-calls";
import { answer } from "#kernel/answer.ts";
import { sendCsv } from "#kernel/send-csv.ts";
import { meterOf } from "../meter.ts";
import { columns, everyRequest, pageOfRequests } from "./reads.ts";

/** The requests behind a chart, up to the present. */
export const usageRequests = answer(calls, {
  usageCalls: async ({ services, openReport, query, now }) => {
    await meterOf(services).flush();
    return pageOfRequests(openReport(), query, now);
  },
  exportUsageCalls: async ({ services, openReport, query, reply, now }) => {
    await meterOf(services).flush();
    return sendCsv(reply, "calls", columns, everyRequest(openReport(), query, now));
  },
});
