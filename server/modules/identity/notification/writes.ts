import type { Role } from "@console-shell/contract";
import type {
  NotificationKind,
  NotificationFacts,
  AccountChange,
} from "@console-shell/contract/words/notifications";
import type {
  Expression,
  ExpressionBuilder,
  Insertable,
  Kysely,
  Selectable,
  SelectQueryBuilder,
  SqlBool,
} from "kysely";
import type { Session } from "#kernel/session.ts";
import { chunksOf } from "#platform/database/chunks-of.ts";
import { lockChanges, lockRows } from "#platform/database/dialect/lock-rows.ts";
import { newId } from "#platform/database/id.ts";
import type { Tables } from "#platform/database/tables/index.ts";
import { transactionWithDeadline } from "#platform/database/transaction-with-deadline.ts";
import type { Services } from "#platform/services.ts";
import { signal } from "#platform/signal.ts";
import { visibleKinds } from "./reads.ts";

/**
 * Locks what an operator chose to be mailed, and the mails, until the transaction ends. Not the operator: a change
 * that settles a notification and then sends the operator another would wait for it, and the two could deadlock.
 */
export const lockMailing = async (
  services: Pick<Services, "dialect">,
  transaction: Kysely<Tables>,
  operatorId: string,
): Promise<void> => {
  await transaction
    .selectFrom("operators")
    .select("id")
    .where("id", "=", operatorId)
    .$call(lockChanges(services))
    .execute();
};

type Where = ExpressionBuilder<Tables, "notifications">;
type NotificationFilter = (where: Where) => Expression<SqlBool>;

/**
 * Subquery for an update of several notifications: their ids, locked in one order everywhere. Two updates of the same
 * ones could otherwise deadlock.
 */
const lockedNotifications =
  (services: Pick<Services, "dialect">, fits: NotificationFilter) =>
  (select: Where): SelectQueryBuilder<Tables, "notifications", { id: string }> =>
    select
      .selectFrom("notifications")
      .select("id")
      .where(fits)
      .orderBy("id")
      .$call(lockRows(services));

/** Changes how the matching ones are mailed; null if they aren't. Returns how many there are. */
export const changeMailing = async (
  services: Pick<Services, "dialect">,
  database: Kysely<Tables>,
  fits: NotificationFilter,
  mail: Selectable<Tables["notifications"]>["mail"],
): Promise<number> => {
  const changed = await database
    .updateTable("notifications")
    .set({ mail })
    .where("id", "in", lockedNotifications(services, fits))
    .returning("id")
    .execute();
  return changed.length;
};

/** Stores what an operator chose for a kind. */
export const chooseKind = async (
  transaction: Kysely<Tables>,
  choice: Insertable<Tables["notificationSettings"]>,
): Promise<void> => {
  const { shown, mail } = choice;
  await transaction
    .insertInto("notificationSettings")
    .values(choice)
    .onConflict((conflict) => conflict.columns(["operatorId", "kind"]).doUpdateSet({ shown, mail }))
    .execute();
};

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

/** Notifies operators of an administrator's change to the account, in the same transaction. */
export const notifyAccountChange = (
  transaction: Kysely<Tables>,
  operatorId: string | readonly string[],
  { what, role }: { what: AccountChange; role?: Role },
  { session, now }: { session: Session; now: number },
): Promise<void> =>
  notify(
    transaction,
    {
      to: [operatorId].flat(),
      kind: "account.changed",
      facts: { what, by: session.provisioning?.name ?? session.account, ...(role && { role }) },
      path: "/user-info",
    },
    now,
  );
