import { chunksOf } from "#platform/database/chunks-of.ts";
import type { Session } from "#kernel/session.ts";
import type { Services } from "#platform/services.ts";
import { isLive, sessionOfRow, sessionRows, withGrants } from "#modules/identity/index.ts";
import type { Notification } from "@console-shell/contract/calls/notification";
import { type Selectable, sql } from "kysely";
import { databaseTime } from "#platform/database/dialect/database-time.ts";
import type { SignalsTable } from "#platform/database/tables/notices.ts";
import { notificationColumns } from "../reads.ts";
import { signalWindow } from "#platform/signal.ts";

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

type SignalRow = Selectable<SignalsTable>;

/** Overlap in milliseconds with the previous poll: as long as a transaction may take to commit. */
const grace = 5_000;
/** Milliseconds between two polls of the whole window, for longer transactions. */
const wholeEvery = 10_000;

/**
 * Reads unseen signals; `keep` marks them as seen. Signals don't commit in the order of their times, so every poll
 * overlaps the previous one, and some cover the whole window. The database's clock has set their times and compares
 * them; this node only measures how long ago it last read, so its own time doesn't matter.
 */
export const createSignalReader = ({ database }: Pick<Services, "database">) => {
  let seen = new Set<string>();
  let keptAt = -Infinity;
  let wholeAt = -Infinity;
  return async (): Promise<{ signals: SignalRow[]; keep: () => void }> => {
    const at = performance.now();
    const isWhole = at - wholeAt >= wholeEvery;
    const back = isWhole ? signalWindow : Math.ceil(at - keptAt) + grace;
    const rows = await database
      .selectFrom("signals")
      .selectAll()
      .where("at", ">", sql<number>`${databaseTime(database)} - ${back}`)
      .execute();
    return {
      signals: rows.filter(({ id }) => !seen.has(id)),
      keep() {
        const ids = rows.map(({ id }) => id);
        // Signals older than the window aren't read again.
        seen = isWhole ? new Set(ids) : seen.union(new Set(ids));
        keptAt = at;
        if (isWhole) wholeAt = at;
      },
    };
  };
};

/** The unread notifications that signals refer to, by identifier. */
export const readSignalled = async (
  { database }: Pick<Services, "database">,
  signals: readonly SignalRow[],
): Promise<ReadonlyMap<string, Notification>> => {
  const ids = signals.flatMap(({ notificationId: id }) => (id === null ? [] : [id]));
  const found = new Map<string, Notification>();
  for (const part of chunksOf(ids)) {
    const rows = await database
      .selectFrom("notifications")
      .select(notificationColumns)
      .where("id", "in", part)
      .where("readAt", "is", null)
      .execute();
    for (const row of rows) found.set(row.id, row);
  }
  return found;
};
