import { Panel } from "@console-shell/ui";
import { Alert, Button } from "antd";
import { useRef, useState } from "react";
import { flushSync } from "react-dom";
import { useText } from "../i18n/use-text.ts";
import { usePasskeySupport } from "../passkeys/use-passkey-support.ts";
import { useAccount } from "../state/use-global-state.ts";
import { AddPasskeyForm } from "./add-passkey-form.tsx";
import type { FactorAdded } from "./factor-added.ts";
import styles from "./factor-panel.module.css";
import { PasskeyItem } from "./passkey-item.tsx";
import { isLastPasskey, type SecondFactors } from "./use-second-factors.ts";

interface PasskeysPanelProps {
  factors: SecondFactors;
  onAdded: FactorAdded;
  /** Called after one was renamed or removed. */
  onChanged: () => Promise<void>;
}

/** The passkeys: add, rename and remove them. */
export const PasskeysPanel = ({ factors, onAdded, onChanged }: PasskeysPanelProps) => {
  const text = useText();
  const passkeys = usePasskeySupport();
  const [adding, setAdding] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const { passkeyRequired = false } = useAccount();
  const last = isLastPasskey(factors, passkeyRequired);
  const close = () => {
    flushSync(() => setAdding(false));
    button.current?.focus();
  };

  return (
    <Panel title={text("passkeys.title")}>
      <p className={styles["purpose"]}>{text("passkeys.purpose")}</p>
      {factors.passkeys.length > 0 ? (
        <ul className={styles["items"]}>
          {factors.passkeys.map((passkey) => (
            <PasskeyItem
              key={passkey.id}
              passkey={passkey}
              removable={!last}
              onChanged={onChanged}
              returnFocus={() => button.current?.focus()}
            />
          ))}
        </ul>
      ) : null}
      {last && factors.passkeys.length > 0 ? (
        <p className={styles["note"]}>
          {text(passkeyRequired ? "factor.lastPasskey" : "factor.last")}
        </p>
      ) : null}
      {passkeys ? null : <Alert type="info" showIcon title={text("passkeys.unsupported")} />}
      {adding ? (
        <AddPasskeyForm
          onCancel={close}
          onAdded={(recoveryCodes) => {
            close();
            onAdded(recoveryCodes, () => button.current?.focus());
          }}
        />
      ) : null}
      {passkeys && !adding ? (
        <Button ref={button} onClick={() => setAdding(true)}>
          {text("passkeys.add")}
        </Button>
      ) : null}
    </Panel>
  );
};
