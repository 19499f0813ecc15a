import type { Notification } from "@console-shell/contract/calls/notification";
import type { AlertMetric } from "@console-shell/contract/words/alerts";
import type { Session } from "#kernel/session.ts";
import { metrics } from "../metrics.ts";

/** A notification without what it names if its reader, whose role may have changed since, doesn't see that elsewhere. */
export const hideNames = (
  notification: Notification,
  { permissions }: Pick<Session, "permissions">,
): Notification => {
  const { names, causes: _count, ...facts } = notification.facts;
  if (notification.kind !== "alert.firing" || names === undefined) return notification;
  // A newer server may know more metrics.
  const known: Partial<typeof metrics> = metrics;
  const { needed } = known[facts["metric"] as AlertMetric]?.causes ?? {};
  return needed?.every((code) => permissions.has(code)) ? notification : { ...notification, facts };
};
