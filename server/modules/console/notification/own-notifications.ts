import type { Notification } from "@console-shell/contract/calls/notification";
import type { Kysely, Selectable } from "kysely";
import type { Tables } from "../../../platform/database/tables/index.ts";
import type { NotificationsTable } from "../../../platform/database/tables/notices.ts";
import { countOf, pageOf } from "../../../platform/database/page-of.ts";
import type { Session } from "../../../kernel/call.ts";
import { visibleKinds } from "../../identity/index.ts";

export const presentNotification = (row: Selectable<NotificationsTable>): Notification => ({
  id: row.id,
  kind: row.kind,
  facts: row.facts,
  path: row.path,
  createdAt: row.createdAt,
  readAt: row.readAt,
});

type Reader = Pick<Session, "operatorId" | "permissions">;

/** An operator's own notifications, of the kinds that may be read now. */
const ownOf = (database: Kysely<Tables>, reader: Reader) =>
  database
    .selectFrom("notifications")
    .where("operatorId", "=", reader.operatorId)
    .where("kind", "in", visibleKinds(reader));

/** Number of an operator's unread notifications. */
export const countUnread = (database: Kysely<Tables>, reader: Reader): Promise<number> =>
  countOf(ownOf(database, reader).where("readAt", "is", null));

/** One page of an operator's notifications, newest first. */
export const pageOfNotifications = async (
  database: Kysely<Tables>,
  reader: Reader,
  query: { page: number; pageSize: number },
): Promise<{ items: Notification[]; total: number; unread: number }> => {
  const list = {
    matching: ownOf(database, reader),
    key: "id",
    sorts: { createdAt: "createdAt" },
    present: async (ids: string[]) => {
      const rows = await database
        .selectFrom("notifications")
        .selectAll()
        .where("id", "in", ids)
        .execute();
      return rows.map(presentNotification);
    },
  };
  const page = await pageOf(list, { ...query, sort: "createdAt", order: "desc" });
  return { ...page, unread: await countUnread(database, reader) };
};
