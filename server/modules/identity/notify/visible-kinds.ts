import {
  type NotificationKind,
  notificationKinds,
  notificationPermissions,
} from "@console-shell/contract/words/notification-kinds";
import type { Session } from "#kernel/session.ts";

/**
 * The kinds of notifications that a session may read now, even if others were sent before. Excludes kinds that only a
 * newer server knows.
 */
export const visibleKinds = ({
  permissions,
}: Pick<Session, "permissions">): readonly NotificationKind[] =>
  notificationKinds.filter((kind) =>
    notificationPermissions[kind].every((one) => permissions.has(one)),
  );
