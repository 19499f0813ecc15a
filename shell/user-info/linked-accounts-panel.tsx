import { Email, LoadFailure, Panel } from "@console-shell/ui";
import { useQuery } from "@tanstack/react-query";
import { Skeleton } from "antd";
import { useIntl } from "react-intl";
import { useText } from "../i18n/use-text.ts";
import factor from "../second-factors/factor-panel.module.css";
import { useConsole } from "../state/console-context.ts";
import styles from "./linked-accounts-panel.module.css";

/** The operator's accounts at identity providers, with which they sign in. */
export const LinkedAccountsPanel = () => {
  const text = useText();
  const intl = useIntl();
  const { request } = useConsole();
  const { data, isError, refetch } = useQuery({
    queryKey: ["GET /cc-api/operator/identities"],
    queryFn: ({ signal }) => request("GET /cc-api/operator/identities", undefined, { signal }),
  });
  const day = (time: number) => intl.formatDate(time, { dateStyle: "medium" });
  return (
    <Panel title={text("signOn.title")}>
      {isError ? <LoadFailure onRetry={() => void refetch()} /> : null}
      {!data && !isError ? <Skeleton active paragraph={{ rows: 1 }} /> : null}
      {data ? (
        <p className={factor["purpose"]}>
          {text(data.length > 0 ? "signOn.purpose" : "signOn.none")}
        </p>
      ) : null}
      {data && data.length > 0 ? (
        <ul className={styles["accounts"]}>
          {data.map(({ id, label, email, linkedAt, lastUsedAt, enabled }) => (
            <li key={id}>
              <strong>{label}</strong>
              <Email address={email} />
              <span className={styles["when"]}>
                {text("signOn.linkedAt", { time: day(linkedAt) })}
                {" · "}
                {enabled
                  ? text("signOn.lastUsedAt", { time: day(lastUsedAt ?? linkedAt) })
                  : text("signOn.off")}
              </span>
            </li>
          ))}
        </ul>
      ) : null}
    </Panel>
  );
};
