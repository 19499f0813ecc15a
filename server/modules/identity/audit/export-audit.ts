import type { exportAuditEvents } from "@console-shell/contract/calls/audit";
import type { Handler } from "../../../kernel/call.ts";
import { sendCsv } from "../../../kernel/send-csv.ts";
import { everyAudit } from "./queries.ts";

const columns = [
  "sequence",
  "at",
  "action",
  "outcome",
  "actor",
  "target",
  "address",
  "device",
  "details",
  "hash",
] as const;

/** Exports the matching events, oldest first. */
export const handleExportAudit: Handler<typeof exportAuditEvents> = async ({
  openReport,
  query,
  reply,
}) => sendCsv(reply, "audit", columns, everyAudit(openReport(), query));
