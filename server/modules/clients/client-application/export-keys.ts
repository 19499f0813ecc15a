import type { exportApiKeys } from "@console-shell/contract/calls/client-application";
import type { Handler } from "../../../kernel/call.ts";
import { sendCsv } from "../../../kernel/send-csv.ts";
import { refuseWithoutApplication } from "./application-queries.ts";
import { everyKey } from "./key-queries.ts";

const columns = [
  "name",
  "prefix",
  "scopes",
  "state",
  "createdAt",
  "createdByName",
  "expiresAt",
  "lastUsedAt",
  "revokedAt",
] as const;

/** Exports an application's keys, oldest first. */
export const handleExportKeys: Handler<typeof exportApiKeys> = async ({
  services,
  openReport,
  params: { id },
  now,
  reply,
}) => {
  await refuseWithoutApplication(services.database, id);
  return sendCsv(reply, "api-keys", columns, everyKey(openReport().database, id, now));
};
