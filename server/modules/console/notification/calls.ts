import {
  changeNotificationSettings,
  getNotificationSettings,
  listNotifications,
  readAllNotifications,
  readNotifications,
  unreadNotifications,
} from "@console-shell/contract/calls/notification";
import type { Feature } from "#kernel/call.ts";
import { markOwnRead, markOwnUnread } from "#modules/identity/index.ts";
import { handleChangeSettings, settingsOf } from "./writes.ts";
import { countUnread, pageOfNotifications } from "./reads.ts";

/** Notifications of each operator. */
export const notification: Feature = (route, _hooks, services) => {
  const { database } = services;

  route(listNotifications, ({ session, query }) => pageOfNotifications(database, session, query));

  route(readNotifications, async ({ session, body, now }) => {
    await markOwnRead(services, session, body.ids, now);
    return { unread: await countUnread(database, session) };
  });

  route(readAllNotifications, async ({ session, now }) => {
    await markOwnRead(services, session, "all", now);
    return { unread: await countUnread(database, session) };
  });

  route(unreadNotifications, async ({ session, body }) => {
    await markOwnUnread(services, session, body.ids);
    return { unread: await countUnread(database, session) };
  });

  route(getNotificationSettings, ({ session }) => settingsOf(database, session));
  route(changeNotificationSettings, handleChangeSettings);
};
