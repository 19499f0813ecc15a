import { Tag, useWriteButton } from "@console-shell/ui";
import type { ApiOutput } from "@console-shell/contract";
import { deviceOf } from "@console-shell/contract/words/device-of";
import { Button } from "antd";
import { useIntl } from "react-intl";
import { useText } from "../i18n/use-text.ts";
import styles from "./sessions-panel.module.css";

type Session = ApiOutput<"GET /cc-api/operator/sessions">["items"][number];

interface SessionItemProps {
  session: Session;
  ending: boolean;
  onEnd: () => void;
}

/** A session: device, location, start; and a button to end it, unless it is the current one. */
export const SessionItem = ({ session, ending, onEnd }: SessionItemProps) => {
  const text = useText();
  const intl = useIntl();
  const write = useWriteButton();
  const { address, current, createdAt, lastSeenAt } = session;
  const { browser, system } = deviceOf(session.device);
  const device = [browser, system].filter(Boolean).join(" · ") || text("sessions.unknownDevice");
  const instant = (time: number) =>
    intl.formatDate(time, { dateStyle: "medium", timeStyle: "short" });
  return (
    <li className={styles["session"]}>
      <div>
        <div className={styles["device"]}>
          {device}
          {current ? <Tag color="blue">{text("sessions.current")}</Tag> : null}
        </div>
        <div className={styles["facts"]}>
          {text("sessions.facts", {
            address,
            seen: instant(lastSeenAt),
            since: instant(createdAt),
          })}
        </div>
      </div>
      {current ? null : (
        <Button
          size="small"
          {...write(ending)}
          aria-label={text("sessions.endOf", { device })}
          onClick={onEnd}
        >
          {text("sessions.end")}
        </Button>
      )}
    </li>
  );
};
