import type { exportMembers } from "@console-shell/contract/calls/member";
import type { Handler } from "#kernel/call.ts";
import { sendCsv } from "#kernel/send-csv.ts";
import { listOfMembers } from "./member-queries.ts";

const columns = ["name", "account", "role", "addedAt", "addedByName"] as const;

/** Exports a client app's members, its owner first. */
export const handleExportMembers: Handler<typeof exportMembers> = async ({
  openReport,
  params,
  reply,
}) => sendCsv(reply, "members", columns, [await listOfMembers(openReport().database, params.id)]);
