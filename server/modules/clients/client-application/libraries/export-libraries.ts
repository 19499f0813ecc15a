import type { exportApplicationLibraries } from "@console-shell/contract/calls/application-libraries";
import type { Handler } from "../../../../kernel/call.ts";
import { sendCsv } from "../../../../kernel/send-csv.ts";
import { findApplication } from "../application-queries.ts";
import { everyReached } from "./reached-libraries.ts";

const columns = ["name", "kind", "imageCount", "bytes"] as const;

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
  return sendCsv(reply, "libraries", columns, everyReached(openReport(), params.id, query));
};
