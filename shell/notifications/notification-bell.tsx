import { BellOutlined } from "@ant-design/icons";
import { Badge, Button } from "antd";
import { useState } from "react";
import { useDialogChunk } from "../dialogs/use-dialog-chunk.ts";
import { useText } from "../i18n/use-text.ts";
import styles from "./notification-bell.module.css";
import { useNotifications } from "./use-notifications.ts";

const load = async () => (await import("./notification-drawer.tsx")).NotificationDrawer;

/** Shows the unread count and opens the notification drawer. */
export const NotificationBell = () => {
  const text = useText();
  const { unread } = useNotifications();
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  const loaded = useDialogChunk("notifications", open, load, close);
  return (
    <>
      <Button
        type="text"
        aria-haspopup="dialog"
        aria-label={text("notifications.open", { count: unread })}
        icon={
          <Badge
            count={unread}
            size="small"
            // A wider number would cover the bell; its label has the exact one.
            overflowCount={9}
            classNames={{ indicator: styles["count"]! }}
            title=""
            aria-hidden="true"
          >
            <BellOutlined aria-hidden="true" />
          </Badge>
        }
        onClick={() => setOpen(true)}
      />
      {loaded ? <loaded.Dialog open={open} onClose={close} /> : null}
    </>
  );
};
