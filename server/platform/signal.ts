import type { Kysely } from "kysely";
import { chunksOf } from "./database/chunks-of.ts";
import { newId } from "./database/id.ts";
import type { Tables } from "./database/tables/index.ts";
import type { SignalsTable } from "./database/tables/notices.ts";

/** Signals are read this long after they were written; later commits are missed. */
export const signalWindow = 60_000;
/** Retention of signals. */
export const signalsKept = 10 * 60_000;

/** An event for connected clients: of one operator, or of everyone with a permission. */
export type Signal =
  | { event: "notification"; operatorId: string; notificationId: string }
  | { event: "notifications" | "announcements"; operatorId: string }
  | { event: "waiting"; permission: NonNullable<SignalsTable["permission"]> };

/**
 * Notifies connected clients, on every node, once the transaction is committed. A signal's time is that of its
 * identifier; `now` is when the call began, which may have waited for long.
 */
export const signal = async (
  transaction: Kysely<Tables>,
  signals: readonly Signal[],
  now: number,
): Promise<void> => {
  const rows = signals.map((one) => ({
    id: newId(),
    at: now,
    event: one.event,
    operatorId: "operatorId" in one ? one.operatorId : null,
    permission: "permission" in one ? one.permission : null,
    notificationId: "notificationId" in one ? one.notificationId : null,
  }));
  for (const part of chunksOf(rows)) await transaction.insertInto("signals").values(part).execute();
};
