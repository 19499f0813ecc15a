import { focusHeading, useWriteButton } from "@console-shell/ui";
import { Button } from "antd";
import { useEffect } from "react";
import { FormHeading } from "../forms/form-heading.tsx";
import { useText } from "../i18n/use-text.ts";
import { PublicFrame } from "../public-area/public-frame.tsx";
import { useConsole } from "../state/console-context.ts";
import { useLoading } from "../state/use-loading.ts";
import styles from "../second-factors/choose-factor.module.css";

/** Replaces every page while the operator's address isn't allowed. */
export const ElsewherePage = () => {
  const text = useText();
  const { session, title } = useConsole();
  const leaving = useLoading("session.logout");
  const loading = useLoading("session.load");
  const write = useWriteButton();
  const heading = text("elsewhere.title");
  // This replaces the requested page and the focused element.
  useEffect(() => focusHeading(), []);
  useEffect(() => {
    title.setDetail({ title: heading });
    return () => title.setDetail({ title: "" });
  }, [title, heading]);
  return (
    <PublicFrame>
      <FormHeading title={heading}>{text("elsewhere.lead")}</FormHeading>
      <div className={styles["foot"]}>
        <Button type="primary" loading={loading} onClick={() => void session.load()}>
          {text("elsewhere.retry")}
        </Button>
        <Button
          {...write(leaving)}
          // The request wrapper shows the failure; nothing changes here.
          onClick={() => void session.logout().catch(() => undefined)}
        >
          {text("account.logout")}
        </Button>
      </div>
    </PublicFrame>
  );
};
