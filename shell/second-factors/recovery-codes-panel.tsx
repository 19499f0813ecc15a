import { Panel, useWriteButton } from "@console-shell/ui";
import { Alert, Button } from "antd";
import { useRef } from "react";
import { useWriteQuestion } from "../dialogs/use-write-question.ts";
import { useText } from "../i18n/use-text.ts";
import { useConsole } from "../state/console-context.ts";
import { useAccount } from "../state/use-global-state.ts";
import styles from "./factor-panel.module.css";
import { useChange } from "./use-change.ts";

/** At this number or fewer, suggest generating new ones. */
const fewCodes = 2;

interface RecoveryCodesPanelProps {
  left: number;
  /** Called with the new codes and a function that returns the focus afterwards. */
  onRenewed: (recoveryCodes: string[], returnFocus: () => void) => void;
}

/** The number of recovery codes left, and generating new ones. */
export const RecoveryCodesPanel = ({ left, onRenewed }: RecoveryCodesPanelProps) => {
  const text = useText();
  const { request } = useConsole();
  const { passkeyRequired } = useAccount();
  const write = useWriteButton();
  const question = useWriteQuestion();
  const change = useChange();
  const button = useRef<HTMLButtonElement>(null);
  const renew = () =>
    question({
      title: text("recovery.renewTitle"),
      content: text("recovery.renewDetail"),
      okText: text("recovery.renew"),
      cancelText: text("factor.cancel"),
      async onOk() {
        const renewed = await change(
          "secondFactor.renewRecoveryCodes",
          () => request("POST /cc-api/operator/recoveryCodes/renew"),
          text("recovery.renewed"),
        );
        if (renewed) onRenewed(renewed.recoveryCodes, () => button.current?.focus());
      },
    });
  return (
    <Panel title={text("recovery.title")}>
      <p className={styles["purpose"]}>
        {text(passkeyRequired ? "recovery.notAccepted" : "recovery.purpose")}
      </p>
      {left > fewCodes ? (
        <p className={styles["state"]}>{text("recovery.left", { left })}</p>
      ) : (
        <div className={styles["says"]}>
          <Alert type="warning" showIcon title={text("recovery.left", { left })} />
        </div>
      )}
      <Button ref={button} {...write(false)} onClick={renew}>
        {text("recovery.renew")}
      </Button>
    </Panel>
  );
};
