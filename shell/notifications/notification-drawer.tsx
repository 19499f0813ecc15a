import type { Notification } from "@console-shell/contract/calls/notification";
import { EmptyState, LoadFailure, useWriteButton } from "@console-shell/ui";
import { Button, Drawer, Skeleton } from "antd";
import { useEffect, useEffectEvent, useRef } from "react";
import { useDrawerFocus } from "../dialogs/use-drawer-focus.ts";
import { useText } from "../i18n/use-text.ts";
import { useConsole } from "../state/console-context.ts";
import { LinkButton } from "../results/link-button.tsx";
import styles from "./notification-drawer.module.css";
import { NotificationDays } from "./notification-days.tsx";
import { NotificationItem } from "./notification-item.tsx";
import { useNotifications } from "./use-notifications.ts";

interface NotificationDrawerProps {
  open: boolean;
  onClose: () => void;
}

/** The operator's notifications of the last 90 days, newest first. */
export const NotificationDrawer = ({ open, onClose }: NotificationDrawerProps) => {
  const text = useText();
  const all = useNotifications();
  const write = useWriteButton();
  const focus = useDrawerFocus(open);
  // Marked as read only after the navigation: the operator may choose to stay because of unsaved changes.
  const followed = useRef<() => void>(undefined);
  const { routing } = useConsole();
  const close = useEffectEvent(onClose);
  useEffect(
    () =>
      routing.subscribe(() => {
        if (followed.current) followed.current();
        else close();
        followed.current = undefined;
      }),
    [routing],
  );
  const read = ({ id, readAt }: Notification) => {
    if (readAt === null) all.read(id);
  };
  return (
    <Drawer
      {...focus}
      open={open}
      onClose={() => {
        followed.current = undefined;
        onClose();
      }}
      size={400}
      title={text("notifications.title")}
      extra={
        <Button size="small" {...write(all.readingAll, all.unread === 0)} onClick={all.readAll}>
          {text("notifications.readAll")}
        </Button>
      }
      footer={
        <LinkButton block type="text" to="/notifications">
          {text("notifications.all")}
        </LinkButton>
      }
      classNames={{ body: styles["body"] }}
    >
      {all.failed && !all.items ? (
        <LoadFailure message={text("notifications.failed")} onRetry={all.retry} />
      ) : null}
      {all.items || all.failed ? null : <Skeleton active />}
      {all.items?.length === 0 ? <EmptyState description={text("notifications.none")} /> : null}
      {all.items && all.items.length > 0 ? (
        <NotificationDays items={all.items}>
          {(notification) => (
            <NotificationItem
              notification={notification}
              onFollow={() => {
                followed.current = () => {
                  read(notification);
                  onClose();
                };
              }}
              onOpenElsewhere={() => read(notification)}
            />
          )}
        </NotificationDays>
      ) : null}
      {all.more ? (
        <Button block type="text" loading={all.loadingMore} onClick={all.more}>
          {text("notifications.more")}
        </Button>
      ) : null}
    </Drawer>
  );
};
