import type { Notification } from "@console-shell/contract/calls/notification";
import type { Selectable } from "kysely";
import { chunksOf } from "../../../../platform/database/chunks-of.ts";
import { firstIdAt } from "../../../../platform/database/id.ts";
import type { SignalsTable } from "../../../../platform/database/tables/notices.ts";
import type { Services } from "../../../../platform/services.ts";
import { notificationColumns } from "../own-notifications.ts";
import { signalWindow } from "../../../../platform/signal.ts";

type SignalRow = Selectable<SignalsTable>;

/** Overlap in milliseconds with the previous poll: as long as a transaction may take to commit. */
const grace = 5_000;
/** Milliseconds between two polls of the whole window, for longer transactions, or signals from a slow clock. */
const wholeEvery = 10_000;

/**
 * Reads unseen signals; `keep` marks them as seen. Signals don't commit in the order of their identifiers, so every
 * poll overlaps the previous one, and some cover the whole window. The clock is the one that identifiers come from.
 */
export const createSignalReader = ({ database }: Pick<Services, "database">) => {
  let seen = new Set<string>();
  let keptAt = 0;
  let wholeAt = 0;
  return async (): Promise<{ signals: SignalRow[]; keep: () => void }> => {
    const now = Date.now();
    const isWhole = now - wholeAt >= wholeEvery;
    const from = isWhole ? now - signalWindow : Math.min(keptAt, now) - grace;
    const rows = await database
      .selectFrom("signals")
      .selectAll()
      .where("id", ">", firstIdAt(from))
      .execute();
    return {
      signals: rows.filter(({ id }) => !seen.has(id)),
      keep() {
        const ids = rows.map(({ id }) => id);
        // Signals older than the window aren't read again.
        seen = isWhole ? new Set(ids) : seen.union(new Set(ids));
        keptAt = now;
        if (isWhole) wholeAt = now;
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
