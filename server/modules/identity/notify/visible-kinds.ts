import {
  type NotificationKind,
  notificationKinds,
  notificationPermissions,
} from "@console-shell/contract/notification-kinds";
import type { Session } from "../../../kernel/call.ts";

/**
 * The kinds of notifications that a session may read now, whatever it was told before. One that a newer
 * server has stored and this one does not know is not among them.
 */
export const visibleKinds = ({
  permissions,
}: Pick<Session, "permissions">): readonly NotificationKind[] =>
  notificationKinds.filter((kind) =>
    notificationPermissions[kind].every((one) => permissions.has(one)),
  );
