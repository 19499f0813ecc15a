import type { ApiOutput } from "@console-shell/contract";
import { Panel, useWriteButton } from "@console-shell/ui";
import { Button } from "antd";
import { useRef, useState } from "react";
import { flushSync } from "react-dom";
import { useIntl } from "react-intl";
import { useWriteQuestion } from "../dialogs/use-write-question.ts";
import { useText } from "../i18n/use-text.ts";
import { RequestError } from "../request/request-error.ts";
import { useConsole } from "../state/console-context.ts";
import { useAccount } from "../state/use-global-state.ts";
import { useLoading } from "../state/use-loading.ts";
import type { FactorAdded } from "./factor-added.ts";
import styles from "./factor-panel.module.css";
import { TotpEnrolment } from "./totp-enrolment.tsx";
import { useChange } from "./use-change.ts";
import { isLastTotp, type SecondFactors } from "./use-second-factors.ts";

interface TotpPanelProps {
  factors: SecondFactors;
  onAdded: FactorAdded;
  onRemoved: () => Promise<void>;
}

/** The authenticator app: set up, replace, remove. */
export const TotpPanel = ({ factors, onAdded, onRemoved }: TotpPanelProps) => {
  const text = useText();
  const intl = useIntl();
  const { request, actions } = useConsole();
  const write = useWriteButton();
  const question = useWriteQuestion();
  const change = useChange();
  const beginning = useLoading("secondFactor.beginTotp");
  const [secret, setSecret] = useState<ApiOutput<"POST /cc-api/operator/totp/begin">>();
  const button = useRef<HTMLButtonElement>(null);
  const { totpSince } = factors;
  const { passkeyRequired } = useAccount();
  const last = isLastTotp(factors);

  const begin = async () => {
    try {
      setSecret(
        await actions.track("secondFactor.beginTotp", request("POST /cc-api/operator/totp/begin")),
      );
    } catch (error) {
      // The error has already been shown, or the user cancelled the reauthentication.
      if (!(error instanceof RequestError)) throw error;
    }
  };
  const close = () => {
    flushSync(() => setSecret(undefined));
    button.current?.focus();
  };
  const remove = () => {
    let gone = false;
    question({
      title: text("totp.removeTitle"),
      content: text("totp.removeDetail"),
      okText: text("totp.remove"),
      okButtonProps: { danger: true },
      cancelText: text("factor.cancel"),
      async onOk() {
        const removed = await change(
          "secondFactor.removeTotp",
          () => request("POST /cc-api/operator/totp/remove"),
          text("totp.removed"),
        );
        if (!removed) return;
        await onRemoved();
        gone = true;
      },
      // Only after closing, because the dialog traps the focus.
      afterClose: () => {
        if (gone) button.current?.focus();
      },
    });
  };

  return (
    <Panel title={text("totp.title")}>
      {totpSince === null ? (
        <p className={styles["purpose"]}>{text("totp.purpose")}</p>
      ) : (
        <p className={styles["state"]}>
          {text("totp.since", {
            time: intl.formatDate(totpSince, { dateStyle: "medium", timeStyle: "short" }),
          })}
        </p>
      )}
      {secret ? (
        <TotpEnrolment
          secret={secret}
          onCancel={close}
          onConfirmed={(recoveryCodes) => {
            close();
            onAdded(recoveryCodes, () => button.current?.focus());
          }}
        />
      ) : (
        <div className={styles["actions"]}>
          <Button ref={button} {...write(beginning)} onClick={() => void begin()}>
            {text(totpSince === null ? "totp.begin" : "totp.replace")}
          </Button>
          {totpSince === null ? null : (
            <Button danger {...write(false, last)} onClick={remove}>
              {text("totp.remove")}
            </Button>
          )}
        </div>
      )}
      {passkeyRequired ? <p className={styles["note"]}>{text("factor.onlyPasskeys")}</p> : null}
      {totpSince !== null && last ? <p className={styles["note"]}>{text("factor.last")}</p> : null}
    </Panel>
  );
};
