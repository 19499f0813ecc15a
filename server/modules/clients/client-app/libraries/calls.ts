import type { exportClientAppLibraries } from "@console-shell/contract/calls/client-app-libraries";
import type { Handler } from "#kernel/call.ts";
import { sendCsv } from "#kernel/send-csv.ts";
import { findClientApp } from "../reads.ts";
import { everyReached, exportedLibrary } from "./reads.ts";

/** Exports the libraries that a client app's keys can access. */
export const handleExportLibraries: Handler<typeof exportClientAppLibraries> = async ({
  services,
  openReport,
  params,
  query,
  reply,
  now,
}) => {
  await findClientApp(services.database, params.id, now);
  return sendCsv(reply, "libraries", exportedLibrary, everyReached(openReport(), params.id, query));
};
