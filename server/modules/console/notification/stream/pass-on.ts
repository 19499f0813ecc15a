import type { Notification } from "@console-shell/contract/calls/notification";
import type { Selectable } from "kysely";
import type { SignalsTable } from "../../../../platform/database/tables/notices.ts";
import { visibleKinds } from "../../../identity/index.ts";
import { type Listener, tell } from "./listener.ts";

type SignalRow = Selectable<SignalsTable>;

/** Whether a signal is addressed to this client. */
const isFor = (
  { operator_id, permission }: Pick<SignalRow, "operator_id" | "permission">,
  { session }: Pick<Listener, "session">,
): boolean =>
  (operator_id === null || operator_id === session.operatorId) &&
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
    const notification = notifications.get(one.notification_id ?? "");
    if (notification && visible.has(notification.kind))
      tell(listener, "notification", notification);
    if (one.event !== "notification") happened.add(one.event);
  }
  for (const event of happened) listener.stream.send(event, {});
};
