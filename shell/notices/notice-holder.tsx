import { keepFocus } from "@console-shell/ui";
import { Button, message, notification } from "antd";
import { useEffect, useRef } from "react";
import styles from "./notice-holder.module.css";
import type { Notices } from "./notices.ts";

/** The notification stack's position: its top offset in pixels, centred at left 50 %. */
const notificationTop = 65;
const toastSeconds = 3;
/** Long enough to read it and to reach its button. */
const actionSeconds = 10;

interface NoticeHolderProps {
  notices: Notices;
  /** The container: a modal dialog covers everything outside it. The page's body by default. */
  getContainer?: () => HTMLElement;
}

interface ActionEvents {
  onPress: () => void;
  /** The button has the focus, or has lost it. */
  onHold: (isHeld: boolean) => void;
}

const withAction = (title: string, label: string, { onPress, onHold }: ActionEvents) => (
  <>
    {title}
    <Button
      type="link"
      size="small"
      onClick={onPress}
      onFocus={() => onHold(true)}
      onBlur={() => onHold(false)}
    >
      {label}
    </Button>
  </>
);

/** Shows notices with antd, in the surrounding theme and language. */
export const NoticeHolder = ({ notices, getContainer }: NoticeHolderProps) => {
  const place = getContainer ? { getContainer } : {};
  const isInDialog = getContainer !== undefined;
  const [notificationApi, notificationStack] = notification.useNotification({
    prefixCls: "console-notification",
    placement: "top",
    top: notificationTop,
    maxCount: 5,
    classNames: { list: styles["stack"] },
    ...place,
  });
  const [messageApi, toastStack] = message.useMessage({
    duration: toastSeconds,
    maxCount: 3,
    ...place,
  });
  const shown = useRef(0);
  useEffect(
    () =>
      notices.connect({
        toast: ({ kind, title, action }) => {
          if (!action) {
            void messageApi.open({ type: kind, content: title });
            return;
          }
          const key = `action-${(shown.current += 1)}`;
          const { label, run, signal } = action;
          const close = () => messageApi.destroy(key);
          signal?.addEventListener("abort", close, { once: true });
          const open = (duration: number) =>
            void messageApi.open({
              key,
              type: kind,
              duration,
              content: withAction(title, label, {
                onPress: () => {
                  close();
                  run();
                  keepFocus();
                },
                // It doesn't go while somebody is on its button.
                onHold: (isHeld) => open(isHeld ? 0 : actionSeconds),
              }),
              onClose: () => signal?.removeEventListener("abort", close),
            });
          open(actionSeconds);
        },
        notification: ({ kind, title, description, key }) => {
          // In a dialog, more than one would cover its form. Replaced in place: antd sometimes never removes one
          // that is closed while it still appears.
          const shownKey = isInDialog ? "newest" : key;
          notificationApi.open({
            type: kind,
            title,
            description,
            role: kind === "error" ? "alert" : "status",
            ...(shownKey === undefined ? {} : { key: shownKey }),
          });
        },
      }),
    [notices, messageApi, notificationApi, isInDialog],
  );
  return (
    <>
      {notificationStack}
      {toastStack}
    </>
  );
};
