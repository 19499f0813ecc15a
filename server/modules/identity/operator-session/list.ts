import type { listSessions } from "@console-shell/contract/calls/operator-session";
import { sql } from "kysely";
import type { Handler } from "../../../kernel/call.ts";
import { isOwn, readAlterRule } from "../operator/policy.ts";
import { matchingSessions, sessionsOfOperators } from "./matching.ts";

const columns = {
  account: "operators.account_key",
  createdAt: "sessions.created_at",
  lastSeenAt: "sessions.last_seen_at",
} as const;

/** One page of all sessions. */
export const handleListSessions: Handler<typeof listSessions> = async ({
  services,
  session,
  query: { page, pageSize, sort, order, ...filter },
  now,
}) => {
  const found = matchingSessions(services, filter, now);
  const ids = found
    .select("sessions.id")
    .$if(sort === "account", (query) =>
      query.innerJoin("operators", "operators.id", "sessions.operator_id"),
    )
    .orderBy(sql.ref(columns[sort]), order)
    .orderBy("sessions.id", order)
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  const [{ total }, rows, ruleAgainst] = await Promise.all([
    found.select(({ fn }) => fn.countAll<number>().as("total")).executeTakeFirstOrThrow(),
    sessionsOfOperators(services)
      .where("sessions.id", "in", ids)
      .orderBy(columns[sort], order)
      .orderBy("sessions.id", order)
      .execute(),
    readAlterRule(services.database, session),
  ]);
  const mayEnd = session.permissions.has("management:session:end");
  const items = rows.map((row) => ({
    ...row,
    current: row.id === session.id,
    mayEnd: mayEnd && !isOwn(session, row.operatorId) && !ruleAgainst(row),
  }));
  return { items, total };
};
