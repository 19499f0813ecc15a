import type { Role } from "@console-shell/contract";
import type { exportSessions, listSessions } from "@console-shell/contract/calls/operator-session";
import type { z } from "zod";
import { defineList } from "#kernel/list.ts";
import type { Session } from "#kernel/session.ts";
import { containsText } from "#platform/database/dialect/contains-text.ts";
import type { Source } from "#platform/database/source.ts";
import type { Services } from "#platform/services.ts";
import { isOwn, readAlterRule } from "../operator/policy.ts";
import { allLiveSessions } from "../session/reads.ts";

type Filter = z.output<typeof exportSessions.query> & {
  sort?: z.output<typeof listSessions.query>["sort"];
};

/** The live sessions of all operators, read from their own table only if that is enough. */
export const sessions = defineList(
  (services: Source, { operatorId, search, role, sort }: Filter, { now }: { now: number }) => {
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
      sortable:
        sort === "account"
          ? matching.innerJoin("operators", "operators.id", "sessions.operatorId")
          : matching,
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
  },
  {
    sorts: {
      account: "operators.accountKey",
      createdAt: "sessions.createdAt",
      lastSeenAt: "sessions.lastSeenAt",
    },
    file: "sessions",
    columns: [
      "account",
      "name",
      "role",
      "address",
      "device",
      "remember",
      "createdAt",
      "lastSeenAt",
    ],
    fileOrder: "asc",
  },
);

/** Which of some sessions the caller may end. */
export const readMayEnd = async (
  { database }: Pick<Services, "database">,
  session: Session,
): Promise<(item: { operatorId: string; role: Role }) => boolean> => {
  const ruleAgainst = await readAlterRule(database, session);
  const mayEnd = session.permissions.has("management:session:end");
  return (item) => mayEnd && !isOwn(session, item.operatorId) && !ruleAgainst(item);
};
