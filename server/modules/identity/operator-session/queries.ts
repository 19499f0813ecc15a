import type { listSessions } from "@console-shell/contract/calls/operator-session";
import type { z } from "zod";
import type { Session } from "#kernel/session.ts";
import { containsText } from "#platform/database/dialect/contains-text.ts";
import { everyOf, pageOf } from "#platform/database/page-of.ts";
import type { Services } from "#platform/services.ts";
import type { Source } from "#platform/database/source.ts";
import { isOwn, readAlterRule } from "../operator/policy.ts";
import { allLiveSessions } from "../session/live-sessions.ts";

type Query = z.output<typeof listSessions.query>;
type Filter = Pick<Query, "operatorId" | "search" | "role">;

/* The live sessions, read from their own table only if that is enough. */
const sessions = (services: Source, { operatorId, search, role }: Filter, now: number) => {
  const operators = services.database.selectFrom("operators").select("operators.id");
  let matching = allLiveSessions(services.database, now);
  if (operatorId) matching = matching.where("sessions.operatorId", "=", operatorId);
  if (search)
    matching = matching.where((where) =>
      where.or([
        containsText(services, ["sessions.address", "sessions.device"], search),
        where(
          "sessions.operatorId",
          "in",
          operators.where(containsText(services, ["account", "name"], search)),
        ),
      ]),
    );
  if (role)
    matching = matching.where("sessions.operatorId", "in", operators.where("role", "=", role));
  return {
    matching,
    key: "sessions.id",
    present: (ids: string[]) =>
      services.database
        .selectFrom("sessions")
        .innerJoin("operators", "operators.id", "sessions.operatorId")
        .select([
          "sessions.id",
          "sessions.device",
          "sessions.address",
          "sessions.createdAt",
          "sessions.lastSeenAt",
          "sessions.remember",
          "operators.id as operatorId",
          "operators.account",
          "operators.name",
          "operators.role",
        ])
        .where("sessions.id", "in", ids)
        .execute(),
  };
};

/** The columns of the export. */
export const exportedSession = [
  "account",
  "name",
  "role",
  "address",
  "device",
  "remember",
  "createdAt",
  "lastSeenAt",
] as const;

/** All matching sessions in batches. */
export const everySession = (services: Source, filter: Filter, now: number) =>
  everyOf(sessions(services, filter, now));

/** One page of the matching sessions, each with whether the caller may end it. */
export const pageOfSessions = async (
  services: Services,
  query: Query,
  { session, now }: { session: Session; now: number },
) => {
  const list = sessions(services, query, now);
  const sorts = {
    account: "operators.accountKey",
    createdAt: "sessions.createdAt",
    lastSeenAt: "sessions.lastSeenAt",
  };
  const sortable =
    query.sort === "account"
      ? list.matching.innerJoin("operators", "operators.id", "sessions.operatorId")
      : list.matching;
  const [{ items, total }, ruleAgainst] = await Promise.all([
    pageOf({ ...list, sorts, sortable }, query),
    readAlterRule(services.database, session),
  ]);
  const mayEnd = session.permissions.has("management:session:end");
  return {
    items: items.map((item) => ({
      ...item,
      current: item.id === session.id,
      mayEnd: mayEnd && !isOwn(session, item.operatorId) && !ruleAgainst(item),
    })),
    total,
  };
};
