import type { ApiOutput } from "@console-shell/contract";
import { LoadFailure, Panel } from "@console-shell/ui";
import { useQuery } from "@tanstack/react-query";
import { Button, Skeleton, Tag } from "antd";
import { useIntl } from "react-intl";
import { useText } from "../i18n/use-text.ts";
import { RequestError } from "../request/request-error.ts";
import { useConsole } from "../state/console-context.ts";
import { deviceOf } from "./device-of.ts";
import styles from "./sessions-panel.module.css";
import { sessionsQuery, useRefreshActivity } from "./use-refresh-activity.ts";

type Session = ApiOutput<"GET /cc-api/operator/sessions">["items"][number];

/** Where the own account is signed in, and the end of it. */
export const SessionsPanel = () => {
  const text = useText();
  const intl = useIntl();
  const { request, notices } = useConsole();
  const refreshActivity = useRefreshActivity();
  const { data, isError, refetch } = useQuery({
    queryKey: sessionsQuery,
    queryFn: ({ signal }) => request("GET /cc-api/operator/sessions", undefined, { signal }),
  });
  const instant = (time: number) =>
    intl.formatDate(time, { dateStyle: "medium", timeStyle: "short" });
  const nameOf = ({ device }: Session) => {
    const { browser, system } = deviceOf(device);
    return [browser, system].filter(Boolean).join(" · ") || text("sessions.unknownDevice");
  };
  const end = async (ending: Promise<unknown>) => {
    try {
      await ending;
      notices.toast({ kind: "success", title: text("sessions.ended") });
    } catch (error) {
      // The wrapper has said so already.
      if (!(error instanceof RequestError)) throw error;
    } finally {
      await refreshActivity();
    }
  };
  return (
    <Panel title={text("sessions.title")}>
      {isError ? <LoadFailure onRetry={() => void refetch()} /> : null}
      {!data && !isError ? <Skeleton active paragraph={{ rows: 2 }} /> : null}
      <ul className={styles["sessions"]}>
        {data?.items.map((session) => (
          <li key={session.id} className={styles["session"]}>
            <div>
              <div className={styles["device"]}>
                {nameOf(session)}
                {session.current ? <Tag color="blue">{text("sessions.current")}</Tag> : null}
              </div>
              <div className={styles["facts"]}>
                {text("sessions.facts", {
                  address: session.address,
                  seen: instant(session.lastSeenAt),
                  since: instant(session.createdAt),
                })}
              </div>
            </div>
            {session.current ? null : (
              <Button
                size="small"
                aria-label={text("sessions.endOf", { device: nameOf(session) })}
                onClick={() =>
                  void end(
                    request("POST /cc-api/operator/sessions/:id/end", {
                      params: { id: session.id },
                    }),
                  )
                }
              >
                {text("sessions.end")}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {data && data.total > 1 ? (
        <Button
          className={styles["all"]}
          onClick={() => void end(request("POST /cc-api/operator/sessions/end-others"))}
        >
          {text("sessions.endOthers")}
        </Button>
      ) : null}
    </Panel>
  );
};
