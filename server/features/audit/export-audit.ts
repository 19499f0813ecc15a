import { Readable } from "node:stream";
import type { exportAuditEvents } from "@console-shell/contract/endpoints/audit";
import type { Handler } from "../../http/call.ts";
import { csvLine } from "../../http/csv.ts";
import { everyAudit, type AuditFilter } from "./queries.ts";
import type { Services } from "../../services.ts";

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

async function* lines(services: Services, filter: AuditFilter): AsyncGenerator<string> {
  yield csvLine(columns);
  for await (const events of everyAudit(services, filter))
    yield events
      .map((event) =>
        csvLine(
          columns.map((column) => {
            if (column === "at") return new Date(event.at).toISOString();
            if (column === "details") return JSON.stringify(event.details);
            return event[column];
          }),
        ),
      )
      .join("");
}

/** Sends the events that match as a file; instants as ISO 8601 in UTC. */
export const handleExportAudit: Handler<typeof exportAuditEvents> = async ({
  services,
  query,
  reply,
}) => {
  void reply
    .type("text/csv; charset=utf-8")
    .header("content-disposition", 'attachment; filename="audit.csv"');
  return Readable.from(lines(services, query));
};
