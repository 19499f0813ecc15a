import { Alert, Button } from "antd";
import { useEffect, useState } from "react";
import { TopDialog } from "../../dialogs/top-dialog.tsx";
import { useCountdown } from "../../forms/use-countdown.ts";
import { useText } from "../../i18n/use-text.ts";
import { useConsole } from "../../state/console-context.ts";
import { useLoading } from "../../state/use-loading.ts";
import { useSignOut } from "../use-sign-out.ts";
import styles from "./session-expiry-warning.module.css";
import type { ExpectedEnd } from "./session-end.ts";

const clockTime = (seconds: number) =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;

/** Warns that the session is about to expire and offers to extend it if possible. */
export const SessionExpiryWarning = ({ end }: { end: ExpectedEnd }) => {
  const text = useText();
  const { sessionEnd } = useConsole();
  const signOut = useSignOut();
  const leaving = useLoading("session.logout");
  const [left, start] = useCountdown();
  const [read, setRead] = useState(false);
  const [extending, setExtending] = useState(false);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    start(Math.ceil((end.at - Date.now()) / 1000));
    // oxlint-disable-next-line react/exhaustive-deps -- once for each end
  }, []);
  if (end.final && read) return null;
  const extend = async () => {
    setExtending(true);
    setFailed(false);
    setFailed(!(await sessionEnd.extend()));
    setExtending(false);
  };
  const stay = () => {
    if (end.final) setRead(true);
    else if (!extending) void extend();
  };
  return (
    <TopDialog
      title={text("sessionExpiry.title")}
      lead={text(end.final ? "sessionExpiry.final" : "sessionExpiry.idle")}
      onCancel={stay}
    >
      <p className={styles["left"]} role="timer">
        {clockTime(left)}
      </p>
      {failed ? (
        <Alert role="alert" type="error" showIcon title={text("sessionExpiry.failed")} />
      ) : null}
      <div className={styles["actions"]}>
        <Button loading={leaving} onClick={signOut}>
          {text("account.logout")}
        </Button>
        <Button type="primary" loading={extending} onClick={stay}>
          {text(end.final ? "sessionExpiry.understood" : "sessionExpiry.stay")}
        </Button>
      </div>
    </TopDialog>
  );
};
