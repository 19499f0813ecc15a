import type { listSessions } from "@console-shell/contract/endpoints/operator-session";
import { containsText } from "../../database/dialect/contains-text.ts";
import { folded } from "../../database/dialect/fold-case.ts";
import type { Handler } from "../../http/call.ts";
import { allLiveSessions } from "../session/live-sessions.ts";

const searched = ["operators.account", "operators.name", "sessions.address", "sessions.device"];
const columns = { createdAt: "sessions.created_at", lastSeenAt: "sessions.last_seen_at" } as const;

/** One page of where everybody is signed in. */
export const handleListSessions: Handler<typeof listSessions> = async ({
  services,
  session,
  query: { page, pageSize, search, role, sort, order },
  now,
}) => {
  let found = allLiveSessions(services.database, now).innerJoin(
    "operators",
    "operators.id",
    "sessions.operator_id",
  );
  if (search) found = found.where(containsText(services, searched, search));
  if (role) found = found.where("operators.role", "=", role);
  const { total } = await found
    .select(({ fn }) => fn.countAll<number>().as("total"))
    .executeTakeFirstOrThrow();
  const rows = await found
    .select([
      "sessions.id",
      "sessions.device",
      "sessions.address",
      "sessions.created_at as createdAt",
      "sessions.last_seen_at as lastSeenAt",
      "sessions.remember",
      "operators.id as operatorId",
      "operators.account",
      "operators.name",
      "operators.role",
    ])
    .orderBy(sort === "account" ? folded(services, "operators.account") : columns[sort], order)
    .orderBy("sessions.id")
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute();
  return { items: rows.map((row) => ({ ...row, current: row.id === session.id })), total };
};
