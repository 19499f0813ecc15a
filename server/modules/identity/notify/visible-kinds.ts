import {
  type NotificationKind,
  notificationKinds,
  notifications,
} from "@console-shell/contract/words/notifications";
import type { Session } from "#kernel/session.ts";

/**
 * The kinds of notifications that a session may read now, even if others were sent before. Excludes kinds that only a
 * newer server knows.
 */
export const visibleKinds = ({
  permissions,
}: Pick<Session, "permissions">): readonly NotificationKind[] =>
  notificationKinds.filter((kind) =>
    notifications[kind].permissions.every((one) => permissions.has(one)),
  );
