import {
  listNotifications,
  readAllNotifications,
  readNotifications,
} from "@console-shell/contract/calls/notification";
import type { Feature } from "../../../kernel/call.ts";
import { markOwnRead } from "../../identity/index.ts";
import { countUnread, pageOfNotifications } from "./own-notifications.ts";

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
};
