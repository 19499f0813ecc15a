import type {
  NotificationFacts,
  NotificationKind,
} from "@console-shell/contract/words/notifications";
import type { Kysely } from "kysely";
import { chunksOf } from "#platform/database/chunks-of.ts";
import { newId } from "#platform/database/id.ts";
import type { Tables } from "#platform/database/tables/index.ts";
import { signal } from "#platform/signal.ts";

export interface Notice<Kind extends NotificationKind> {
  /** The recipients. */
  to: readonly string[];
  kind: Kind;
  facts: NotificationFacts<Kind>;
  /** The console page to act on it. */
  path: string;
  /** Its subject, if something may settle it later: see `settle`. */
  aboutId?: string;
}

/**
 * Notifies operators as they chose, in the transaction of the change. Mails wait in the row until they are sent.
 */
export const notify = async <Kind extends NotificationKind>(
  transaction: Kysely<Tables>,
  { to, kind, facts, path, aboutId }: Notice<Kind>,
  now: number,
): Promise<void> => {
  if (to.length === 0) return;
  const settings = await transaction
    .selectFrom("notificationSettings")
    .select(["operatorId", "shown", "mail"])
    .where("kind", "=", kind)
    .execute();
  const chosen = new Map(settings.map((one) => [one.operatorId, one]));
  // In one order everywhere: each row references its operator's, which other transactions wait for.
  const rows = to.toSorted().flatMap((operatorId) => {
    const { shown, mail } = chosen.get(operatorId) ?? { shown: true, mail: "never" as const };
    if (!shown && mail === "never") return [];
    return {
      id: newId(),
      operatorId,
      kind,
      facts,
      path,
      aboutId: aboutId ?? null,
      createdAt: now,
      readAt: null,
      shown,
      mail: mail === "never" ? null : mail,
    };
  });
  for (const part of chunksOf(rows))
    await transaction.insertInto("notifications").values(part).execute();
  await signal(
    transaction,
    rows
      .filter(({ shown }) => shown)
      .map(({ id, operatorId }) => ({
        event: "notification",
        operatorId,
        notificationId: id,
      })),
  );
};
