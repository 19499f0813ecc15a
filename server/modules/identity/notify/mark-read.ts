import type { NotificationKind } from "@console-shell/contract/words/notifications";
import type { Kysely } from "kysely";
import type { Tables } from "#platform/database/tables/index.ts";
import { transactionWithDeadline } from "#platform/database/transaction-with-deadline.ts";
import type { Services } from "#platform/services.ts";
import type { Session } from "#kernel/session.ts";
import { visibleKinds } from "./visible-kinds.ts";
import { signal } from "#platform/signal.ts";
import { lockedNotifications, type NotificationFilter } from "./locked-notifications.ts";

/** Marks the matching unread ones as read. */
const markRead = async (
  services: Pick<Services, "dialect">,
  transaction: Kysely<Tables>,
  fits: NotificationFilter,
  now: number,
): Promise<void> => {
  const read = await transaction
    .updateTable("notifications")
    .set({ readAt: now })
    .where(
      "id",
      "in",
      lockedNotifications(services, (where) =>
        where.and([where("readAt", "is", null), fits(where)]),
      ),
    )
    .returning("operatorId")
    .execute();
  const operators = new Set(read.map((row) => row.operatorId));
  await signal(
    transaction,
    [...operators].map((operatorId) => ({ event: "notifications", operatorId })),
  );
};

/** Marks an operator's own as read: the given ones, or all that are visible now. */
export const markOwnRead = (
  services: Services,
  reader: Pick<Session, "operatorId" | "permissions">,
  ids: readonly string[] | "all",
  now: number,
): Promise<void> =>
  transactionWithDeadline(services.database, (transaction) =>
    markRead(
      services,
      transaction,
      (where) =>
        where.and([
          where("operatorId", "=", reader.operatorId),
          where("kind", "in", visibleKinds(reader)),
          ...(ids === "all" ? [] : [where("id", "in", ids)]),
        ]),
      now,
    ),
  );

/** Marks an operator's own notifications as unread; those of kinds that aren't visible stay as they are. */
export const markOwnUnread = (
  services: Pick<Services, "database" | "dialect">,
  reader: Pick<Session, "operatorId" | "permissions">,
  ids: readonly string[],
): Promise<void> =>
  transactionWithDeadline(services.database, async (transaction) => {
    await transaction
      .updateTable("notifications")
      .set({ readAt: null })
      .where(
        "id",
        "in",
        lockedNotifications(services, (where) =>
          where.and([
            where("operatorId", "=", reader.operatorId),
            where("kind", "in", visibleKinds(reader)),
            where("id", "in", ids),
          ]),
        ),
      )
      .execute();
    await signal(transaction, [{ event: "notifications", operatorId: reader.operatorId }]);
  });

/**
 * Settles a notification's subject, or several: it counts as read for every recipient. One call after another in a
 * transaction would lock the notifications in another order than marking all as read does, and could deadlock.
 */
export const settle = (
  services: Pick<Services, "dialect">,
  transaction: Kysely<Tables>,
  { kind, aboutId }: { kind: NotificationKind; aboutId: string | readonly string[] },
  now: number,
): Promise<void> =>
  markRead(
    services,
    transaction,
    (where) => where.and([where("aboutId", "in", [aboutId].flat()), where("kind", "=", kind)]),
    now,
  );
