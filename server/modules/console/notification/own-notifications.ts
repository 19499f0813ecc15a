import type { Notification } from "@console-shell/contract/calls/notification";
import type { Kysely, Selectable } from "kysely";
import type { Tables } from "../../../platform/database/tables/index.ts";
import type { NotificationsTable } from "../../../platform/database/tables/notices.ts";
import type { Session } from "../../../kernel/call.ts";
import { visibleKinds } from "../../identity/index.ts";

export const presentNotification = (row: Selectable<NotificationsTable>): Notification => ({
  id: row.id,
  kind: row.kind,
  facts: row.facts,
  path: row.path,
  createdAt: row.created_at,
  readAt: row.read_at,
});

type Reader = Pick<Session, "operatorId" | "permissions">;

/** An operator's own notifications, of the kinds that may be read now. */
const ownOf = (database: Kysely<Tables>, reader: Reader) =>
  database
    .selectFrom("notifications")
    .where("operator_id", "=", reader.operatorId)
    .where("kind", "in", visibleKinds(reader));

/** Number of an operator's unread notifications. */
export const countUnread = async (database: Kysely<Tables>, reader: Reader): Promise<number> => {
  const { unread } = await ownOf(database, reader)
    .select(({ fn }) => fn.countAll<number>().as("unread"))
    .where("read_at", "is", null)
    .executeTakeFirstOrThrow();
  return unread;
};

/** One page of an operator's notifications, newest first. */
export const pageOfNotifications = async (
  database: Kysely<Tables>,
  reader: Reader,
  { page, pageSize }: { page: number; pageSize: number },
): Promise<{ items: Notification[]; total: number; unread: number }> => {
  const own = ownOf(database, reader);
  const { total } = await own
    .select(({ fn }) => fn.countAll<number>().as("total"))
    .executeTakeFirstOrThrow();
  const rows = await own
    .selectAll()
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute();
  const unread = await countUnread(database, reader);
  return { items: rows.map(presentNotification), total, unread };
};
