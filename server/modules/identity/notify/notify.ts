import type {
  NotificationFacts,
  NotificationKind,
} from "@console-shell/contract/words/notification-kinds";
import type { Kysely } from "kysely";
import { chunksOf } from "../../../platform/database/chunks-of.ts";
import { newId } from "../../../platform/database/id.ts";
import type { Tables } from "../../../platform/database/tables/index.ts";
import { signal } from "../../../platform/signal.ts";

export interface Notice<Kind extends NotificationKind> {
  /** The recipients. */
  to: readonly string[];
  kind: Kind;
  facts: NotificationFacts[Kind];
  /** The console page to act on it. */
  path: string;
  /** Its subject, if something may settle it later: see `settle`. */
  aboutId?: string;
}

/**
 * Notifies operators, in the transaction of the change. Reading it is optional; essential messages are mailed as well.
 */
export const notify = async <Kind extends NotificationKind>(
  transaction: Kysely<Tables>,
  { to, kind, facts, path, aboutId }: Notice<Kind>,
  now: number,
): Promise<void> => {
  if (to.length === 0) return;
  // In one order everywhere: each row references its operator's, which other transactions wait for.
  const rows = to.toSorted().map((operatorId) => ({
    id: newId(),
    operatorId,
    kind,
    facts,
    path,
    aboutId: aboutId ?? null,
    createdAt: now,
    readAt: null,
  }));
  for (const part of chunksOf(rows))
    await transaction.insertInto("notifications").values(part).execute();
  await signal(
    transaction,
    rows.map(({ id, operatorId }) => ({
      event: "notification",
      operatorId,
      notificationId: id,
    })),
    now,
  );
};
