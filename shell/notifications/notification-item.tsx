import type { Notification } from "@console-shell/contract/calls/notification";
import { describeNotification } from "@console-shell/contract/words/notifications";
import { useIntl } from "react-intl";
import { Link } from "react-router";
import { useLocale, useText } from "../i18n/use-text.ts";
import styles from "./notification-drawer.module.css";

interface NotificationItemProps {
  notification: Notification;
  /** Called before its link is followed. */
  onFollow: () => void;
  /** Called when its link is opened in another tab or window. */
  onOpenElsewhere: () => void;
}

/** A notification; links to where the operator can act on it. */
export const NotificationItem = ({
  notification,
  onFollow,
  onOpenElsewhere,
}: NotificationItemProps) => {
  const text = useText();
  const intl = useIntl();
  const { title, description } = describeNotification(notification, useLocale());
  const { path, createdAt, readAt } = notification;
  return (
    <Link
      to={path}
      className={styles["item"]}
      data-unread={readAt === null || undefined}
      onClick={({ ctrlKey, metaKey, shiftKey }) =>
        ctrlKey || metaKey || shiftKey ? onOpenElsewhere() : onFollow()
      }
    >
      <span className={styles["title"]}>
        {title}
        {readAt === null ? <span className="cs-unseen">{text("notifications.new")}</span> : null}
      </span>
      <span>{description}</span>
      <time className={styles["time"]} dateTime={new Date(createdAt).toISOString()}>
        {intl.formatTime(createdAt, { timeStyle: "short" })}
      </time>
    </Link>
  );
};
