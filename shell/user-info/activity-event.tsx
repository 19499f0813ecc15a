import { Status } from "@console-shell/ui";
import type { ApiOutput } from "@console-shell/contract";
import { actionLabel } from "@console-shell/contract/words/audit";
import { deviceOf } from "@console-shell/contract/words/device-of";
import { useIntl } from "react-intl";
import { useLocale, useText } from "../i18n/use-text.ts";
import { useAccount } from "../state/use-global-state.ts";
import styles from "./activity-panel.module.css";

type Event = ApiOutput<"GET /cc-api/operator/activity">["items"][number];

/** An event: what happened, to or by whom if somebody else, when, from where, and the outcome. */
export const ActivityEvent = ({ event }: { event: Event }) => {
  const text = useText();
  const intl = useIntl();
  const { account } = useAccount();
  const locale = useLocale();
  const { action, outcome, actor, target, at, address } = event;
  const { browser, system } = deviceOf(event.device);
  const device = [browser, system].filter(Boolean).join(" · ");
  const byAnother = actor !== "" && actor !== account;
  const toAnother = target !== "" && target !== account;
  return (
    <li className={styles["event"]}>
      <span className={styles["what"]}>
        {actionLabel(action, locale)}
        {toAnother ? <span className={styles["whom"]}>{target}</span> : null}
        {byAnother ? (
          <span className={styles["whom"]}>{text("activity.by", { name: actor })}</span>
        ) : null}
      </span>
      <span className={styles["where"]}>
        {address}
        {device ? ` · ${device}` : ""}
      </span>
      <time className={styles["when"]} dateTime={new Date(at).toISOString()}>
        {intl.formatDate(at, { dateStyle: "medium", timeStyle: "short" })}
      </time>
      <Status
        className={styles["outcome"]}
        {...(outcome === "done"
          ? { status: "success", text: text("activity.done") }
          : { status: "error", text: text("activity.refused") })}
      />
    </li>
  );
};
