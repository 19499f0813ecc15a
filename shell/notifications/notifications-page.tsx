import { notificationKinds, notifications } from "@console-shell/contract/words/notifications";
import {
  EmptyState,
  FilterSelect,
  LoadFailure,
  Page,
  Panel,
  Toolbar,
  useWriteButton,
} from "@console-shell/ui";
import { Button, Segmented, Skeleton } from "antd";
import { useEffect, useRef } from "react";
import { useLocation, useSearchParams } from "react-router";
import { useLocale, useText } from "../i18n/use-text.ts";
import { keepInView } from "../routing/keep-in-view.ts";
import { NotificationDays } from "./notification-days.tsx";
import { NotificationItem } from "./notification-item.tsx";
import { NotificationSettings } from "./notification-settings.tsx";
import styles from "./notifications-page.module.css";
import { useNotifications } from "./use-notifications.ts";

/** All notifications of the operator, filtered by kind and state, and their settings. */
export const NotificationsPage = () => {
  const text = useText();
  const locale = useLocale();
  const write = useWriteButton();
  const [parameters, setParameters] = useSearchParams();
  const { hash } = useLocation();
  const kind = notificationKinds.find((one) => one === parameters.get("kind"));
  const state = parameters.get("state") === "unread" ? ("unread" as const) : undefined;
  const all = useNotifications({ ...(kind && { kind }), ...(state && { state }) });
  const settings = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (hash !== "#settings" || !settings.current) return undefined;
    return keepInView(settings.current);
  }, [hash]);
  const set = (name: string, value: string | undefined) =>
    setParameters(
      (current) => {
        const next = new URLSearchParams(current);
        if (value) next.set(name, value);
        else next.delete(name);
        return next;
      },
      { replace: true },
    );
  return (
    <Page
      title={text("title.notifications")}
      description={text("notifications.lead")}
      actions={
        <Button {...write(all.readingAll, all.unread === 0)} onClick={all.readAll}>
          {text("notifications.readAll")}
        </Button>
      }
    >
      <div className={styles["columns"]}>
        <Panel>
          <Toolbar>
            <Segmented
              aria-label={text("notifications.state")}
              value={state ?? "all"}
              options={(["all", "unread"] as const).map((value) => ({
                value,
                label: text(`notifications.state.${value}`),
              }))}
              onChange={(value) => set("state", value === "unread" ? value : undefined)}
            />
            <FilterSelect
              label={text("notifications.kind")}
              all={text("notifications.allKinds")}
              value={kind}
              options={notificationKinds.map((value) => ({
                value,
                label: notifications[value].title[locale],
              }))}
              onChange={(value) => set("kind", value)}
            />
          </Toolbar>
          {all.failed && !all.items ? (
            <LoadFailure message={text("notifications.failed")} onRetry={all.retry} />
          ) : null}
          {all.items || all.failed ? null : <Skeleton active />}
          {all.items?.length === 0 ? (
            <EmptyState
              description={text(kind ? "notifications.noneFound" : "notifications.none")}
            />
          ) : null}
          {all.items ? (
            <NotificationDays items={all.items}>
              {(notification) => {
                const { id, readAt } = notification;
                const read = () => {
                  if (readAt === null) all.read(id);
                };
                return (
                  <div className={styles["row"]}>
                    <NotificationItem
                      notification={notification}
                      onFollow={read}
                      onOpenElsewhere={read}
                    />
                    <Button
                      type="link"
                      size="small"
                      {...write(false)}
                      onClick={() => (readAt === null ? all.read(id) : all.markUnread(id))}
                    >
                      {text(
                        readAt === null ? "notifications.markRead" : "notifications.markUnread",
                      )}
                    </Button>
                  </div>
                );
              }}
            </NotificationDays>
          ) : null}
          {all.more ? (
            <Button block type="text" loading={all.loadingMore} onClick={all.more}>
              {text("notifications.more")}
            </Button>
          ) : null}
        </Panel>
        <div ref={settings}>
          <NotificationSettings />
        </div>
      </div>
    </Page>
  );
};
