import type { StreamEvent } from "@console-shell/contract/calls/notification-stream";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useRef } from "react";
import { useLocale, useText } from "../i18n/use-text.ts";
import { canDescribe, describeNotification } from "../notifications/describe-notification.ts";
import { useConsole } from "../state/console-context.ts";
import { liveReads } from "./live-reads.ts";

/** Milliseconds over which pages that lost their streams at the same time spread their refetches. */
const spread = 3_000;

/** Applies the server's events: refetches changed data and shows new notices. */
export const useLiveEvents = (): void => {
  const { live, releases, session, notices } = useConsole();
  const queries = useQueryClient();
  const text = useText();
  const locale = useLocale();
  const isGreeted = useRef(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const readAgain = (...names: (keyof typeof liveReads)[]) => {
    for (const name of names) void queries.invalidateQueries({ queryKey: [liveReads[name]] });
  };
  const hear = useEffectEvent((event: StreamEvent) => {
    switch (event.event) {
      case "hello":
        releases.heard(event.data);
        if (!isGreeted.current) {
          isGreeted.current = true;
          return readAgain("notifications", "announcements", "waiting", "work");
        }
        // Catch up on missed events, with jitter, because every other page's stream came back too.
        clearTimeout(timer.current);
        timer.current = setTimeout(() => {
          readAgain("notifications", "announcements", "waiting", "work");
          void session.load();
        }, Math.random() * spread);
        return undefined;
      case "release":
        return releases.heard(event.data);
      case "notification":
        readAgain("notifications");
        if (!canDescribe(event.data)) return undefined;
        return notices.notification({
          kind: "info",
          ...describeNotification(event.data, text, locale),
          key: event.data.id,
        });
      case "notifications":
      case "announcements":
        return readAgain(event.event);
      case "waiting":
        return readAgain("waiting", "work");
      case "account":
        return void session.load();
      case "session-ended":
        // Prompts for sign-in unless there is a new session by now; then it listens again.
        return void session.load();
      case "too-many":
        // The session has too many listeners. This tab catches up when it listens again.
        return undefined;
    }
  });
  useEffect(() => {
    const undo = live.subscribe((event) => hear(event));
    return () => {
      undo();
      clearTimeout(timer.current);
    };
  }, [live]);
};
