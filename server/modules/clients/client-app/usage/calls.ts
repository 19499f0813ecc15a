import * as calls from "@console-shell/contract/calls/client-app-usage";
import { answer } from "#kernel/answer.ts";
import { sendCsv } from "#kernel/send-csv.ts";
import { findClientApp, visibleClientApps } from "../reads.ts";
import { usageByDay, usageDays, usageLines, usagePoints } from "./reads.ts";

const columns = [
  "key",
  "prefix",
  "operation",
  "meter",
  "calls",
  "refused",
  "errors",
  "totalMs",
] as const;

/** Requests of a client app's keys. */
export const clientAppUsage = answer(calls, {
  clientAppUsageSeries: async ({ services, openReport, params, query, now }) => {
    await findClientApp(services.database, params.id, now);
    return usagePoints(openReport().database, params.id, query, now);
  },
  clientAppUsageDays: async ({ services, openReport, session, query, now }) =>
    usageDays(
      openReport().database,
      await visibleClientApps(services.database, query.id, session),
      now,
    ),
  listClientAppUsage: async ({ services, openReport, params, query, now }) => {
    await findClientApp(services.database, params.id, now);
    return usageLines(openReport().database, params.id, query, now);
  },
  exportClientAppUsage: async ({ services, openReport, params, query, reply, now }) => {
    await findClientApp(services.database, params.id, now);
    const rows = await usageByDay(openReport().database, params.id, query, now);
    return sendCsv(
      reply,
      "api-usage",
      [["day", ({ at }) => new Date(at).toISOString().slice(0, 10)], ...columns],
      [rows],
    );
  },
});
