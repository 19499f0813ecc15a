import type { Session } from "#kernel/session.ts";
import type { Services } from "#platform/services.ts";
import { liveSessions } from "../session/reads.ts";

/** The live sessions of the own account. */
export const listOwnSessions = async (
  services: Pick<Services, "database">,
  session: Pick<Session, "id" | "operatorId">,
  now: number,
) => {
  const rows = await liveSessions(services.database, session.operatorId, now)
    .select(["id", "device", "address", "createdAt", "lastSeenAt"])
    .orderBy("lastSeenAt", "desc")
    .orderBy("id")
    .execute();
  const items = rows.map((row) => ({ ...row, current: row.id === session.id }));
  return { items, total: items.length };
};
