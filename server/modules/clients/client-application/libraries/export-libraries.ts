import type { exportApplicationLibraries } from "@console-shell/contract/calls/application-libraries";
import type { Handler } from "../../../../kernel/call.ts";
import { sendCsv } from "../../../../kernel/send-csv.ts";
import { findApplication } from "../application-queries.ts";
import { everyReached, exportedLibrary } from "./reached-libraries.ts";

/** Exports the libraries that an application's keys can access. */
export const handleExportLibraries: Handler<typeof exportApplicationLibraries> = async ({
  services,
  openReport,
  params,
  query,
  reply,
  now,
}) => {
  await findApplication(services.database, params.id, now);
  return sendCsv(reply, "libraries", exportedLibrary, everyReached(openReport(), params.id, query));
};
