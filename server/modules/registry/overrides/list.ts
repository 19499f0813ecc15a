import type { listOverrides } from "@console-shell/contract/calls/sub-app-override";
import type { Call } from "#kernel/call.ts";
import { pageOf } from "#platform/database/page-of.ts";
import { allLiveSessions } from "#modules/identity/index.ts";

/** One page of the overrides in force, newest first. */
export const list = ({ services, query, now }: Call<typeof listOverrides>) => {
  const { database } = services;
  return pageOf(
    {
      matching: allLiveSessions(database, now)
        .innerJoin("subAppOverrides as override", "override.sessionId", "sessions.id")
        .where("override.expiresAt", ">", now),
      key: "sessions.id",
      sorts: { startedAt: "override.startedAt" },
      present: (ids: string[]) =>
        database
          .selectFrom("subAppOverrides as override")
          .innerJoin("sessions", "sessions.id", "override.sessionId")
          .innerJoin("operators", "operators.id", "sessions.operatorId")
          .select([
            "override.sessionId as id",
            "override.app",
            "override.origin",
            "operators.account",
            "operators.name as operatorName",
            "override.startedAt",
            "override.expiresAt",
          ])
          .where("override.sessionId", "in", ids)
          .execute(),
    },
    { ...query, sort: "startedAt", order: "desc" },
  );
};
