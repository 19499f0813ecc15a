import type { Permission } from "@console-shell/contract";
import {
  type NotificationKind,
  notificationKinds,
  notifications,
} from "@console-shell/contract/words/notifications";
import type { Kysely } from "kysely";
import type { Session } from "#kernel/session.ts";
import type { Tables } from "#platform/database/tables/index.ts";

/** The ids of active operators whose role currently holds all of these permissions, as a query. */
export const holders = (
  database: Kysely<Tables>,
  permissions: readonly [Permission, ...Permission[]],
) =>
  database
    .selectFrom("operators")
    .select("operators.id")
    .where("operators.status", "=", "active")
    .where("operators.role", "in", (roles) =>
      roles
        .selectFrom("rolePermissions")
        .select("role")
        .where("permission", "in", permissions)
        .groupBy("role")
        .having(({ fn }) => fn.countAll<number>(), "=", permissions.length),
    );

/** The ids of these operators. */
export const holdersOf = async (...asked: Parameters<typeof holders>): Promise<string[]> =>
  (await holders(...asked).execute()).map(({ id }) => id);

/**
 * The kinds of notifications that a session may read now, even if others were sent before. Excludes kinds that only a
 * newer server knows.
 */
export const visibleKinds = ({
  permissions,
}: Pick<Session, "permissions">): readonly NotificationKind[] =>
  notificationKinds.filter((kind) =>
    notifications[kind].permissions.every((one) => permissions.has(one)),
  );
