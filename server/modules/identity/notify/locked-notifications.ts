import type { Expression, ExpressionBuilder, SelectQueryBuilder, SqlBool } from "kysely";
import { lockRows } from "#platform/database/dialect/lock-rows.ts";
import type { Tables } from "#platform/database/tables/index.ts";
import type { Services } from "#platform/services.ts";

type Where = ExpressionBuilder<Tables, "notifications">;
export type NotificationFilter = (where: Where) => Expression<SqlBool>;

/**
 * Subquery for an update of several notifications: their ids, locked in one order everywhere. Two updates of the same
 * ones could otherwise deadlock.
 */
export const lockedNotifications =
  (services: Pick<Services, "dialect">, fits: NotificationFilter) =>
  (select: Where): SelectQueryBuilder<Tables, "notifications", { id: string }> =>
    select
      .selectFrom("notifications")
      .select("id")
      .where(fits)
      .orderBy("id")
      .$call(lockRows(services));
