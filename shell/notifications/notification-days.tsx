import type { Notification } from "@console-shell/contract/calls/notification";
import { type ReactNode, useState } from "react";
import { useIntl } from "react-intl";
import styles from "./notification-days.module.css";
import { byDay, type Day } from "./by-day.ts";

interface NotificationDaysProps {
  items: readonly Notification[];
  children: (notification: Notification) => ReactNode;
}

/** Notifications under a heading for each day, those that were unread first. */
export const NotificationDays = ({ items, children }: NotificationDaysProps) => {
  const intl = useIntl();
  // As they were when they appeared: an item that is read stays where it is, and keeps the focus.
  const [unread] = useState(() => new Map<string, boolean>());
  for (const { id, readAt } of items) if (!unread.has(id)) unread.set(id, readAt === null);
  const titleOf = ({ day, ago, isThisYear }: Day) =>
    ago < 2
      ? intl.formatRelativeTime(-ago, "day", { numeric: "auto" })
      : intl.formatDate(day, {
          weekday: "short",
          day: "numeric",
          month: "short",
          ...(isThisYear ? {} : { year: "numeric" }),
        });
  return byDay(items, ({ id }) => unread.get(id) === true).map((one) => (
    <section key={one.day} className={styles["day"]}>
      <h2>{titleOf(one)}</h2>
      <ul>
        {one.items.map((notification) => (
          <li key={notification.id}>{children(notification)}</li>
        ))}
      </ul>
    </section>
  ));
};
