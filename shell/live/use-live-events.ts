import type { ApiOutput } from "@console-shell/contract";
import type { Notification } from "@console-shell/contract/calls/notification";
import type { StreamEvent } from "@console-shell/contract/calls/notification-stream";
import { canDescribe, describeNotification } from "@console-shell/contract/words/notifications";
import { openPermission } from "@console-shell/contract/host/registration";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent } from "react";
import { useLocale } from "../i18n/use-text.ts";
import {
  insertNotification,
  type NotificationPages,
} from "../notifications/insert-notification.ts";
import { useConsole } from "../state/console-context.ts";
import { usePermissions } from "../state/use-global-state.ts";
import { workSources } from "../work/work-item.ts";
import { liveReads } from "./live-reads.ts";
import { mergeCounts } from "./merge-counts.ts";
import { createReadAgain, documentVisibility, type ReadAgain } from "./read-again.ts";
import { createWhatToRead, type LiveKey, type LiveWork } from "./what-to-read.ts";

/** Applies the server's events: shows what they bring, and reads again what they make stale. */
export const useLiveEvents = (): void => {
  const { config, live, releases, session, notices, routing } = useConsole();
  const queries = useQueryClient();
  const locale = useLocale();
  const permissions = usePermissions();

  const read = useEffectEvent((key: LiveKey) => {
    if (key === "account") return void session.load();
    const [name, source] = key.split(" ", 2) as [keyof typeof liveReads, string?];
    const queryKey = [liveReads[name], ...(source === undefined ? [] : [source])];
    return void queries.invalidateQueries({ queryKey });
  });
  const workOf = (): LiveWork[] =>
    workSources(config.subApps, permissions, locale).map(({ key, subApp, permission, decide }) => ({
      key,
      permissions: [
        openPermission({ name: subApp }),
        permission,
        ...(decide === undefined ? [] : [decide]),
      ],
    }));
  const showCounts = (counts: Parameters<typeof mergeCounts>[1]) => {
    type Waiting = ApiOutput<typeof liveReads.waiting>;
    for (const { queryKey, state } of queries.getQueryCache().findAll({
      queryKey: [liveReads.waiting],
    })) {
      // An answer that is under way may be older, and has kinds that weren't sent.
      if (state.data === undefined || state.fetchStatus !== "idle")
        void queries.invalidateQueries({ queryKey });
      queries.setQueryData<Waiting>(queryKey, (before) => before && mergeCounts(before, counts));
    }
  };
  /** Whether the list could be completed; then it isn't read again. */
  const showNotification = (sent: Notification): boolean => {
    const queryKey = [liveReads.notifications];
    const [open, ...others] = queries.getQueryCache().findAll({ queryKey, type: "active" });
    // An answer that is under way may be older, and a filtered list needn't have it.
    const isWhole = open && Object.values(open.queryKey[1] ?? {}).every((one) => !one);
    if (!isWhole || others.length > 0 || !open.state.data || open.state.fetchStatus !== "idle")
      return false;
    void queries.invalidateQueries({ queryKey, type: "inactive" });
    queries.setQueryData<NotificationPages>(
      open.queryKey,
      (before) => before && insertNotification(before, sent),
    );
    return true;
  };
  const hear = useEffectEvent(
    (
      event: StreamEvent,
      again: ReadAgain,
      whatToRead: ReturnType<typeof createWhatToRead>,
    ): void => {
      if (event.event === "hello" || event.event === "release") releases.heard(event.data);
      if (event.event === "waiting" && "counts" in event.data) showCounts(event.data.counts);
      if (event.event === "notification") {
        const { within = 0, ...sent } = event.data;
        if (!showNotification(sent)) again.later("notifications", within);
        if (canDescribe(sent))
          notices.notification({
            kind: "info",
            ...describeNotification(sent, locale),
            key: sent.id,
          });
      }
      const { pathname, search } = routing.location();
      const isInQueue = pathname === "/work" || new URLSearchParams(search).has("work");
      for (const { key, within } of whatToRead.heard(event, workOf, isInQueue))
        again.later(key, within);
    },
  );
  useEffect(() => {
    const again = createReadAgain({ read: (key) => read(key as LiveKey), ...documentVisibility });
    const whatToRead = createWhatToRead();
    const undo = live.subscribe((event) => hear(event, again, whatToRead));
    return () => {
      undo();
      again.stop();
    };
  }, [live]);
};
