import * as calls from "@console-shell/contract/calls/notification";
import { answer } from "#kernel/answer.ts";
import { markOwnRead, markOwnUnread } from "#modules/identity/index.ts";
import { countUnread, pageOfNotifications, settingsOf } from "./reads.ts";
import { changeSettings } from "./writes.ts";

/** Notifications of each operator. */
export const notification = answer(calls, {
  listNotifications: ({ services, session, query }) =>
    pageOfNotifications(services.database, session, query),
  readNotifications: async ({ services, session, body, now }) => {
    await markOwnRead(services, session, body.ids, now);
    return { unread: await countUnread(services.database, session) };
  },
  readAllNotifications: async ({ services, session, now }) => {
    await markOwnRead(services, session, "all", now);
    return { unread: await countUnread(services.database, session) };
  },
  unreadNotifications: async ({ services, session, body }) => {
    await markOwnUnread(services, session, body.ids);
    return { unread: await countUnread(services.database, session) };
  },
  getNotificationSettings: ({ services, session }) => settingsOf(services.database, session),
  changeNotificationSettings: async ({ services, by, session, body }) => {
    await changeSettings(services, by, body);
    return settingsOf(services.database, session);
  },
});
