import type { listNotifications, Notification } from "@console-shell/contract/calls/notification";
import { settableKinds } from "@console-shell/contract/words/notifications";
import type { z } from "zod";
import type { Kysely } from "kysely";
import type { Tables } from "#platform/database/tables/index.ts";
import { countOf, pageOf } from "#platform/database/page-of.ts";
import type { Session } from "#kernel/session.ts";
import { visibleKinds } from "#modules/identity/index.ts";
import { hideNames } from "../alert/causes/hide-names.ts";

/** What its reader sees of a notification. */
export const notificationColumns = ["id", "kind", "facts", "path", "createdAt", "readAt"] as const;

type Reader = Pick<Session, "operatorId" | "permissions">;

/** An operator's own notifications, of the kinds that may be read now. */
const ownOf = (database: Kysely<Tables>, reader: Reader) =>
  database
    .selectFrom("notifications")
    .where("operatorId", "=", reader.operatorId)
    .where("shown", "=", true)
    .where("kind", "in", visibleKinds(reader));

/** Number of an operator's unread notifications. */
export const countUnread = (database: Kysely<Tables>, reader: Reader): Promise<number> =>
  countOf(ownOf(database, reader).where("readAt", "is", null));

/** One page of an operator's notifications, newest first. */
export const pageOfNotifications = async (
  database: Kysely<Tables>,
  reader: Reader,
  { kind, state, ...query }: z.output<typeof listNotifications.query>,
): Promise<{ items: Notification[]; total: number; unread: number }> => {
  let matching = ownOf(database, reader);
  if (kind) matching = matching.where("kind", "=", kind);
  if (state) matching = matching.where("readAt", "is", null);
  const list = {
    matching,
    key: "id",
    sorts: { createdAt: "createdAt" },
    async present(ids: string[]): Promise<Notification[]> {
      const rows = await database
        .selectFrom("notifications")
        .select(notificationColumns)
        .where("id", "in", ids)
        .execute();
      return rows.map((row) => hideNames(row, reader));
    },
  };
  const page = await pageOf(list, { ...query, sort: "createdAt", order: "desc" });
  return { ...page, unread: await countUnread(database, reader) };
};

/** An operator's settings of the kinds that may be received now. */
export const settingsOf = async (
  database: Kysely<Tables>,
  session: Pick<Session, "operatorId" | "permissions" | "profile">,
) => {
  const { operatorId, profile } = session;
  const [chosen, digest] = await Promise.all([
    database
      .selectFrom("notificationSettings")
      .select(["kind", "shown", "mail"])
      .where("operatorId", "=", operatorId)
      .execute(),
    database
      .selectFrom("notificationDigests")
      .select(["hour", "timeZone", "dueAt"])
      .where("operatorId", "=", operatorId)
      .executeTakeFirst(),
  ]);
  const visible = visibleKinds(session);
  return {
    kinds: settableKinds
      .filter((kind) => visible.includes(kind))
      .map((kind) => {
        const { shown = true, mail = "never" } = chosen.find((one) => one.kind === kind) ?? {};
        return { kind, shown, mail };
      }),
    digest: digest ?? null,
    email: profile.email,
  };
};
