import type { exportAlertRules } from "@console-shell/contract/calls/alert";
import type { Handler } from "../../../kernel/call.ts";
import { sendCsv } from "../../../kernel/send-csv.ts";
import { everyRule } from "./queries.ts";

const columns = [
  "name",
  "state",
  "value",
  "metric",
  "operation",
  "comparison",
  "threshold",
  "windowMinutes",
  "enabled",
  "createdAt",
  "updatedAt",
] as const;

/** Exports the matching rules, with their current values. */
export const handleExportAlertRules: Handler<typeof exportAlertRules> = async ({
  openReport,
  query,
  reply,
  now,
}) => sendCsv(reply, "alert-rules", columns, [await everyRule(openReport(), query, now)]);
