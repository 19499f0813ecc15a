import type { Notification } from "@console-shell/contract/calls/notification";
import type { Kysely } from "kysely";
import type { Tables } from "../../../platform/database/tables/index.ts";
import { countOf, pageOf } from "../../../platform/database/page-of.ts";
import type { Session } from "../../../kernel/call.ts";
import { visibleKinds } from "../../identity/index.ts";

/** What its reader sees of a notification. */
export const notificationColumns = ["id", "kind", "facts", "path", "createdAt", "readAt"] as const;

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
    present: (ids: string[]): Promise<Notification[]> =>
      database
        .selectFrom("notifications")
        .select(notificationColumns)
        .where("id", "in", ids)
        .execute(),
  };
  const page = await pageOf(list, { ...query, sort: "createdAt", order: "desc" });
  return { ...page, unread: await countUnread(database, reader) };
};
