import { chunksOf } from "#platform/database/chunks-of.ts";
import type { Session } from "#kernel/session.ts";
import type { Services } from "#platform/services.ts";
import { isLive, sessionOfRow, sessionRows, withGrants } from "#modules/identity/index.ts";

/** The sessions that are still valid, by identifier. Checking doesn't extend them. */
export const readSessions = async (
  services: Pick<Services, "database">,
  ids: readonly string[],
  now: number,
): Promise<ReadonlyMap<string, Session>> => {
  const sessions = new Map<string, Session>();
  for (const part of chunksOf(ids)) {
    const rows = await sessionRows(services.database).where("sessions.id", "in", part).execute();
    for (const row of withGrants(rows))
      if (isLive(row, now)) sessions.set(row.id, sessionOfRow(row));
  }
  return sessions;
};
