import type { ApiOutput } from "@console-shell/contract";
import type { Notification } from "@console-shell/contract/calls/notification";
import type { InfiniteData } from "@tanstack/react-query";

/** Notifications that are read at once. */
export const pageSize = 20;

export type NotificationPages = InfiniteData<ApiOutput<"GET /cc-api/notification/list">, number>;

/** The unfiltered list with a new, unread notification at its beginning; the same if it's in there already. */
export const insertNotification = (list: NotificationPages, sent: Notification) => {
  const known = list.pages.flatMap(({ items }) => items);
  if (known.some(({ id }) => id === sent.id)) return list;
  const items = [sent, ...known];
  return {
    ...list,
    // As the server would cut it: the next page begins where the last one ends.
    pages: list.pages.map(({ total, unread }, page) => ({
      items: items.slice(page * pageSize, (page + 1) * pageSize),
      total: total + 1,
      unread: unread + 1,
    })),
  };
};
