import type { Notification } from "@console-shell/contract/calls/notification";
import type { Selectable } from "kysely";
import type { SignalsTable } from "../../../../platform/database/tables/notices.ts";
import { visibleKinds } from "../../../identity/index.ts";
import { type Listener, spreadOf, tell } from "./listener.ts";

type SignalRow = Selectable<SignalsTable>;

/** Whether a signal is addressed to this client. */
const isFor = (
  { operatorId, permission }: Pick<SignalRow, "operatorId" | "permission">,
  { session }: Pick<Listener, "session">,
): boolean =>
  (operatorId === null || operatorId === session.operatorId) &&
  (permission === null || session.permissions.has(permission));

type Passed = "notifications" | "announcements";
const passed: readonly Passed[] = ["notifications", "announcements"];

/**
 * Sends the signals' events to the clients that they're addressed to: each notification, and for anything else only
 * that it happened. Pending items are sent with their counts, see `waiting-push.ts`.
 */
export const passOn = (
  signals: readonly SignalRow[],
  notifications: ReadonlyMap<string, Notification>,
  listeners: Iterable<Listener>,
): void => {
  const others = signals.filter(({ event }) => event !== "waiting");
  if (others.length === 0) return;
  const news: { listener: Listener; shown: Notification[]; happened: Set<SignalRow["event"]> }[] =
    [];
  for (const listener of listeners) {
    const own = others.filter((one) => isFor(one, listener));
    if (own.length === 0) continue;
    const visible: ReadonlySet<string> = new Set(visibleKinds(listener.session));
    const shown = own
      .flatMap(({ notificationId }) => notifications.get(notificationId ?? "") ?? [])
      .filter(({ kind }) => visible.has(kind));
    news.push({ listener, shown, happened: new Set(own.map(({ event }) => event)) });
  }
  const notified = spreadOf(news.filter(({ shown }) => shown.length > 0).length);
  for (const { listener, shown } of news)
    for (const notification of shown)
      tell(listener, "notification", { ...notification, ...notified });
  for (const event of passed) {
    const told = news.filter(({ happened }) => happened.has(event));
    for (const { listener } of told) tell(listener, event, spreadOf(told.length));
  }
};
