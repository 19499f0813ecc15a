import type { exportSessions } from "@console-shell/contract/calls/operator-session";
import { everyRow } from "../../../platform/database/every-row.ts";
import type { Handler } from "../../../kernel/call.ts";
import { sendCsv } from "../../../kernel/send-csv.ts";
import { matchingSessions, sessionsOfOperators } from "./matching.ts";

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

/** Exports all sessions. */
export const handleExportSessions: Handler<typeof exportSessions> = async ({
  openReport,
  query,
  reply,
  now,
}) => {
  const source = openReport();
  const rows = everyRow(
    ({ id }: { id: string }) => id,
    (after = "", limit) =>
      sessionsOfOperators(source)
        .where("sessions.id", "in", (select) =>
          select
            .selectFrom(
              matchingSessions(source, query, now)
                .select("sessions.id")
                .where("sessions.id", ">", after)
                .orderBy("sessions.id")
                .limit(limit)
                .as("found"),
            )
            .select("found.id"),
        )
        .orderBy("sessions.id")
        .execute(),
  );
  return sendCsv(reply, "sessions", columns, rows);
};
