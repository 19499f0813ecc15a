import type { listSessions } from "@console-shell/contract/endpoints/operator-session";
import { folded } from "../../database/dialect/fold-case.ts";
import type { Handler } from "../../http/call.ts";
import { matchingSessions, sessionColumns } from "./matching.ts";

const columns = { createdAt: "sessions.created_at", lastSeenAt: "sessions.last_seen_at" } as const;

/** One page of where everybody is signed in. */
export const handleListSessions: Handler<typeof listSessions> = async ({
  services,
  session,
  query: { page, pageSize, sort, order, ...filter },
  now,
}) => {
  const found = matchingSessions(services, filter, now);
  const { total } = await found
    .select(({ fn }) => fn.countAll<number>().as("total"))
    .executeTakeFirstOrThrow();
  const rows = await found
    .select(sessionColumns)
    .orderBy(sort === "account" ? folded(services, "operators.account") : columns[sort], order)
    .orderBy("sessions.id")
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute();
  return { items: rows.map((row) => ({ ...row, current: row.id === session.id })), total };
};
