import type { Notification } from "@console-shell/contract/calls/notification";

/** A day of notifications. */
export interface Day {
  /** When it starts, in the device's time zone. */
  day: number;
  /** Days before today. */
  ago: number;
  isThisYear: boolean;
  items: Notification[];
}

const startOf = (instant: number): number => new Date(instant).setHours(0, 0, 0, 0);

/** Notifications, newest first, by the day in the device's time zone; within a day, those that come first are. */
export const byDay = (
  items: readonly Notification[],
  isFirst: (notification: Notification) => boolean,
  now = Date.now(),
): Day[] => {
  const today = startOf(now);
  return [...Map.groupBy(items, ({ createdAt }) => startOf(createdAt))].map(([day, shown]) => ({
    day,
    // Rounded, because a day may have 23 or 25 hours.
    ago: Math.round((today - day) / 86_400_000),
    isThisYear: new Date(day).getFullYear() === new Date(now).getFullYear(),
    items: [...shown.filter(isFirst), ...shown.filter((one) => !isFirst(one))],
  }));
};
