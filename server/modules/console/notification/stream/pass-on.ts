import type { Notification } from "@console-shell/contract/calls/notification";
import type { Selectable } from "kysely";
import type { SignalsTable } from "#platform/database/tables/notices.ts";
import { visibleKinds } from "#modules/identity/index.ts";
import { type Listener, spreadOf, sendEvent, sendInTurns } from "./listener.ts";

type SignalRow = Selectable<SignalsTable>;

type Passed = "notifications" | "announcements";
const passed: readonly Passed[] = ["notifications", "announcements"];

/**
 * Sends the signals' events to the clients that they're addressed to: each notification, and for anything else only
 * that it happened. Pending items are sent with their counts, see `waiting-push.ts`.
 */
export const passOn = async (
  signals: readonly SignalRow[],
  notifications: ReadonlyMap<string, Notification>,
  listeners: Iterable<Listener>,
): Promise<void> => {
  const others = signals.filter(({ event }) => event !== "waiting");
  if (others.length === 0) return;
  // A change may be notified to everybody.
  const byOperator = Map.groupBy(others, ({ operatorId }) => operatorId);
  const toAll = byOperator.get(null) ?? [];
  const news = Array.from(listeners).flatMap((listener) => {
    const { operatorId, permissions } = listener.session;
    const own = [...toAll, ...(byOperator.get(operatorId) ?? [])].filter(
      ({ permission }) => permission === null || permissions.has(permission),
    );
    if (own.length === 0) return [];
    const visible = new Set(visibleKinds(listener.session));
    const shown = own
      .flatMap(({ notificationId }) => notifications.get(notificationId ?? "") ?? [])
      .filter(({ kind }) => visible.has(kind));
    return { listener, shown, happened: new Set(own.map(({ event }) => event)) };
  });
  const notified = spreadOf(news.filter(({ shown }) => shown.length > 0).length);
  const spreads = passed.map((event) => ({
    event,
    spread: spreadOf(news.filter(({ happened }) => happened.has(event)).length),
  }));
  await sendInTurns(news, ({ listener, shown, happened }) => {
    for (const notification of shown)
      sendEvent(listener, "notification", { ...notification, ...notified });
    for (const { event, spread } of spreads)
      if (happened.has(event)) sendEvent(listener, event, spread);
  });
};
