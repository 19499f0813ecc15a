import type { exportSessions } from "@console-shell/contract/endpoints/operator-session";
import { everyRow } from "../../database/every-row.ts";
import type { Handler } from "../../http/call.ts";
import { sendCsv } from "../../http/send-csv.ts";
import { matchingSessions, sessionColumns } from "./matching.ts";

const columns = [
  "account",
  "name",
  "role",
  "address",
  "device",
  "remember",
  "createdAt",
  "lastSeenAt",
] as const;

/** Sends where everybody is signed in as a file. */
export const handleExportSessions: Handler<typeof exportSessions> = async ({
  services,
  query,
  reply,
  now,
}) => {
  const rows = everyRow(
    ({ id }: { id: string }) => id,
    (after = "", limit) =>
      matchingSessions(services, query, now)
        .select(sessionColumns)
        .where("sessions.id", ">", after)
        .orderBy("sessions.id")
        .limit(limit)
        .execute(),
  );
  return sendCsv(reply, "sessions", columns, rows);
};
