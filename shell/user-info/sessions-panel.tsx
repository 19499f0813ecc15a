import { LoadFailure, Panel, useWriteButton } from "@console-shell/ui";
import { useQuery } from "@tanstack/react-query";
import { Button, Skeleton } from "antd";
import { useRef, useState } from "react";
import { useText } from "../i18n/use-text.ts";
import { RequestError } from "../request/request-error.ts";
import { useConsole } from "../state/console-context.ts";
import { useKeptFocus } from "../state/use-kept-focus.ts";
import { SessionItem } from "./session-item.tsx";
import styles from "./sessions-panel.module.css";
import { sessionsQuery, useRefreshActivity } from "./use-refresh-activity.ts";

const others = "others";

/** The account's active sessions, with buttons to end them. */
export const SessionsPanel = () => {
  const text = useText();
  const { request, notices } = useConsole();
  const write = useWriteButton();
  const refreshActivity = useRefreshActivity();
  // The ids being ended, kept until they leave the list: ending one again would be a 404.
  const [ending, setEnding] = useState<ReadonlySet<string>>(new Set());
  const heading = useRef<HTMLSpanElement>(null);
  const { data, isError, refetch } = useQuery({
    queryKey: sessionsQuery,
    queryFn: ({ signal }) => request("GET /cc-api/operator/sessions", undefined, { signal }),
  });
  const { list, taking } = useKeptFocus<HTMLUListElement>(data, () => heading.current?.focus());
  const end = async (id: string, index: number, call: () => Promise<unknown>) => {
    setEnding((all) => new Set(all).add(id));
    taking(index);
    try {
      await call();
      notices.toast({ kind: "success", title: text("sessions.ended") });
    } catch (error) {
      // The request wrapper has shown the error.
      if (!(error instanceof RequestError)) throw error;
      taking(undefined);
    } finally {
      await refreshActivity();
      setEnding((all) => all.difference(new Set([id])));
    }
  };
  const title = (
    <span ref={heading} tabIndex={-1}>
      {text("sessions.title")}
    </span>
  );
  return (
    <Panel title={title}>
      {isError ? <LoadFailure onRetry={() => void refetch()} /> : null}
      {!data && !isError ? <Skeleton active paragraph={{ rows: 2 }} /> : null}
      <ul ref={list} className={styles["sessions"]}>
        {data?.items.map((session, index) => (
          <SessionItem
            key={session.id}
            session={session}
            ending={ending.has(session.id)}
            onEnd={() =>
              void end(session.id, index, () =>
                request("POST /cc-api/operator/sessions/:id/end", { params: { id: session.id } }),
              )
            }
          />
        ))}
      </ul>
      {data && data.total > 1 ? (
        <Button
          className={styles["all"]}
          {...write(ending.has(others))}
          onClick={() =>
            void end(others, data.items.length, () =>
              request("POST /cc-api/operator/sessions/end-others"),
            )
          }
        >
          {text("sessions.endOthers")}
        </Button>
      ) : null}
    </Panel>
  );
};
