import type { exportClientAppUsage } from "@console-shell/contract/calls/client-app-usage";
import { sql } from "kysely";
import type { Handler } from "#kernel/call.ts";
import { sendCsv } from "#kernel/send-csv.ts";
import { findClientApp } from "../reads.ts";
import { figures, usageIn } from "./reads.ts";

const day = 24 * 3_600_000;
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

/** Exports a client app's usage by day, key and operation. */
export const handleExportUsage: Handler<typeof exportClientAppUsage> = async (call) => {
  const { services, params, query, now } = call;
  await findClientApp(services.database, params.id, now);
  const startOfDay = sql<number>`usage.at - usage.at % ${sql.lit(day)}`;
  const rows = await usageIn(call.openReport().database, params.id, query, now)
    .select([
      startOfDay.as("at"),
      "key.name as key",
      "key.prefix",
      "usage.operation",
      "usage.meter",
      sql<number>`cast(sum(total_ms) as bigint)`.as("totalMs"),
    ])
    .select(figures)
    .groupBy([startOfDay, "key.name", "key.prefix", "usage.operation", "usage.meter"])
    .orderBy(startOfDay)
    .orderBy("prefix")
    .orderBy("operation")
    .orderBy("meter")
    .execute();
  return sendCsv(
    call.reply,
    "api-usage",
    [["day", ({ at }) => new Date(at).toISOString().slice(0, 10)], ...columns],
    [rows],
  );
};
