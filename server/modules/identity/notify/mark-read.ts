import type { NotificationKind } from "@console-shell/contract/notification-kinds";
import type { ExpressionBuilder, Expression, Kysely, SqlBool } from "kysely";
import { lockRows } from "../../../platform/database/dialect/lock-rows.ts";
import type { Tables } from "../../../platform/database/tables/index.ts";
import type { Services } from "../../../platform/services.ts";
import type { Session } from "../../../kernel/call.ts";
import { visibleKinds } from "./visible-kinds.ts";
import { signal } from "../../../platform/signal.ts";

type Where = ExpressionBuilder<Tables, "notifications">;

/** Marks the unread ones among those that fit as read. */
const markRead = async (
  services: Pick<Services, "dialect">,
  transaction: Kysely<Tables>,
  fits: (where: Where) => Expression<SqlBool>,
  now: number,
): Promise<void> => {
  const read = await transaction
    .updateTable("notifications")
    .set({ read_at: now })
    .where("id", "in", (select) =>
      select
        .selectFrom("notifications")
        .select("id")
        .where("read_at", "is", null)
        .where(fits)
        // In one order everywhere, or who reads all and who settles one would wait for each other.
        .orderBy("id")
        .$call(lockRows(services)),
    )
    .returning("operator_id")
    .execute();
  const operators = new Set(read.map((row) => row.operator_id));
  await signal(
    transaction,
    [...operators].map((operatorId) => ({ event: "notifications", operatorId })),
    now,
  );
};

/** Marks an operator's own as read: those named, or all that may be read now. */
export const markOwnRead = (
  services: Services,
  reader: Pick<Session, "operatorId" | "permissions">,
  ids: readonly string[] | "all",
  now: number,
): Promise<void> =>
  services.database
    .transaction()
    .execute((transaction) =>
      markRead(
        services,
        transaction,
        (where) =>
          where.and([
            where("operator_id", "=", reader.operatorId),
            where("kind", "in", visibleKinds(reader)),
            ...(ids === "all" ? [] : [where("id", "in", ids)]),
          ]),
        now,
      ),
    );

/** What a notification was about is done: it counts as read by all who were told. */
export const settle = (
  services: Pick<Services, "dialect">,
  transaction: Kysely<Tables>,
  { kind, aboutId }: { kind: NotificationKind; aboutId: string },
  now: number,
): Promise<void> =>
  markRead(
    services,
    transaction,
    (where) => where.and([where("about_id", "=", aboutId), where("kind", "=", kind)]),
    now,
  );
