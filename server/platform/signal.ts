import type { Kysely } from "kysely";
import { chunksOf } from "./database/chunks-of.ts";
import { databaseTime } from "./database/dialect/database-time.ts";
import { newId } from "./database/id.ts";
import type { Tables } from "./database/tables/index.ts";
import type { SignalsTable } from "./database/tables/notices.ts";

/** Signals are read this long after they were written, by the database's clock; later commits are missed. */
export const signalWindow = 60_000;
/** Retention of signals. */
export const signalsKept = 10 * 60_000;

/** An event for connected clients: of one operator, or of everyone with a permission. */
export type Signal =
  | { event: "notification"; operatorId: string; notificationId: string }
  | { event: "notifications" | "announcements"; operatorId: string }
  | { event: "waiting"; permission: NonNullable<SignalsTable["permission"]> };

/** Notifies connected clients, on every node, once the transaction is committed. */
export const signal = async (
  transaction: Kysely<Tables>,
  signals: readonly Signal[],
): Promise<void> => {
  const rows = signals.map((one) => ({
    id: newId(),
    // No node's clock decides what other nodes read.
    at: databaseTime(transaction),
    event: one.event,
    operatorId: "operatorId" in one ? one.operatorId : null,
    permission: "permission" in one ? one.permission : null,
    notificationId: "notificationId" in one ? one.notificationId : null,
  }));
  for (const part of chunksOf(rows)) await transaction.insertInto("signals").values(part).execute();
};
