import { BellOutlined } from "@ant-design/icons";
import { Badge, Button } from "antd";
import { useState } from "react";
import { useDialogChunk } from "../dialogs/use-dialog-chunk.ts";
import { useText } from "../i18n/use-text.ts";
import { useNotifications } from "./use-notifications.ts";

const load = async () => (await import("./notification-drawer.tsx")).NotificationDrawer;

/** Shows whether there are unread notifications, names how many, and opens the drawer. */
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
          <Badge dot={unread > 0} offset={[-2, 2]} aria-hidden="true">
            <BellOutlined aria-hidden="true" />
          </Badge>
        }
        onClick={() => setOpen(true)}
      />
      {loaded ? <loaded.Dialog open={open} onClose={close} /> : null}
    </>
  );
};
