import type { Notification } from "@console-shell/contract/calls/notification";
import type { Selectable } from "kysely";
import type { SignalsTable } from "../../../../platform/database/tables/notices.ts";
import { visibleKinds } from "../../../identity/index.ts";
import { type Listener, tell } from "./listener.ts";

type SignalRow = Selectable<SignalsTable>;

/** Whether a signal is addressed to this client. */
const isFor = (
  { operatorId, permission }: Pick<SignalRow, "operatorId" | "permission">,
  { session }: Pick<Listener, "session">,
): boolean =>
  (operatorId === null || operatorId === session.operatorId) &&
  (permission === null || session.permissions.has(permission));

/** Sends the signals' events to a client: each notification, and for anything else only that it happened. */
export const passOn = (
  signals: readonly SignalRow[],
  notifications: ReadonlyMap<string, Notification>,
  listener: Listener,
): void => {
  const happened = new Set<SignalRow["event"]>();
  const visible: ReadonlySet<string> = new Set(visibleKinds(listener.session));
  for (const one of signals.filter((each) => isFor(each, listener))) {
    const notification = notifications.get(one.notificationId ?? "");
    if (notification && visible.has(notification.kind))
      tell(listener, "notification", notification);
    if (one.event !== "notification") happened.add(one.event);
  }
  for (const event of happened) listener.stream.send(event, {});
};
