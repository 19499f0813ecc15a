import type { ErrorCode } from "@console-shell/contract";
import { KeyOutlined } from "@ant-design/icons";
import { useOnline, useWriteButton } from "@console-shell/ui";
import { Alert, Button, Form } from "antd";
import { useEffect, useId, useRef, useState, type ReactNode } from "react";
import { Or } from "../forms/or.tsx";
import { PasswordField } from "../forms/password-field.tsx";
import { throttledSeconds } from "../forms/throttled-seconds.ts";
import { useCountdown } from "../forms/use-countdown.ts";
import { useDeviceOnline } from "../connection/use-device-online.ts";
import { useText } from "../i18n/use-text.ts";
import { CeremonyFailureAlert } from "../passkeys/ceremony-failure-alert.tsx";
import type { PasskeyAnswer } from "../passkeys/passkey-json.ts";
import { usePasskeyAnswer } from "../passkeys/use-passkey-answer.ts";
import { describeFailure } from "../request/error-catalogue.ts";
import { RequestError } from "../request/request-error.ts";
import { CodeField } from "./code-field.tsx";
import styles from "./proof-form.module.css";

/** The entered proof; only the passkey if one was used. */
export interface Proof {
  password?: string;
  code?: string;
  passkey?: PasskeyAnswer;
}

interface ProofFormProps {
  /** The account, for password managers. */
  account: string;
  /** The required proof: password, code or both; and whether a passkey is accepted instead. */
  asks: { password: boolean; code: boolean; passkey: boolean };
  submit: string;
  /** Whether the proof is being checked. */
  busy: boolean;
  /** Submits the proof; rejects with the RequestError if it is wrong. */
  onProof: (proof: Proof) => Promise<void>;
  /** Other ways to give the proof. */
  others?: ReactNode;
  /** The cancel button, next to the submit button. */
  wayOut: ReactNode;
}

type Typed = Pick<Proof, "password" | "code">;
const fieldOf: Partial<Record<ErrorCode, keyof Typed>> = {
  wrong_password: "password",
  wrong_credentials: "password",
  wrong_code: "code",
};

/** Asks for proof of identity and marks the field that was wrong. */
export const ProofForm = ({
  account,
  asks,
  submit,
  busy,
  onProof,
  others,
  wayOut,
}: ProofFormProps) => {
  const text = useText();
  const online = useOnline();
  const deviceOnline = useDeviceOnline();
  const write = useWriteButton();
  const [form] = Form.useForm<Typed>();
  // Two of these may be open at once; the id ties labels to their fields.
  const name = useId();
  const [trouble, setTrouble] = useState<string>();
  const [wait, startWait] = useCountdown();
  const { ask, running, failure } = usePasskeyAnswer();
  const { password, code, passkey } = asks;
  const typing = password || code;
  const passkeyButton = useRef<HTMLButtonElement>(null);
  // Focuses the first missing proof; the password comes first, where dialogs start anyway.
  useEffect(() => {
    if (code && (!password || form.getFieldValue("password"))) form.focusField("code");
    else if (!code && !password) passkeyButton.current?.focus();
  }, [password, code, form]);

  const prove = async (given: () => Promise<Proof | undefined>) => {
    setTrouble(undefined);
    try {
      const proof = await given();
      if (proof) await onProof(proof);
    } catch (error) {
      if (!(error instanceof RequestError)) throw error;
      startWait(throttledSeconds(error));
      const field = error.code && fieldOf[error.code];
      if (!field || !asks[field])
        return setTrouble(describeFailure(error, text)?.description ?? error.message);
      form.setFields([{ name: field, errors: [error.message] }]);
      form.focusField(field);
    }
  };
  const givePasskey = async () => {
    const answer = await ask();
    return answer && { passkey: answer };
  };

  return (
    <Form
      name={name}
      form={form}
      layout="vertical"
      requiredMark={false}
      onFinish={(typed) => void prove(() => Promise.resolve(typed))}
    >
      {/* Tells password managers which account this is for. */}
      <input type="text" autoComplete="username" value={account} readOnly hidden />
      {others}
      {others && (passkey || typing) ? <Or /> : null}
      {passkey ? (
        <Button
          ref={passkeyButton}
          block
          type={typing || others ? "default" : "primary"}
          icon={<KeyOutlined aria-hidden="true" />}
          {...write(running, busy || wait > 0)}
          onClick={() => void prove(givePasskey)}
        >
          {text("proof.passkey")}
        </Button>
      ) : null}
      {passkey && typing ? <Or /> : null}
      {password ? (
        <PasswordField
          name="password"
          label={text("field.password")}
          autoComplete="current-password"
          rules={[{ max: 128, message: text("form.max", { max: 128 }) }]}
        />
      ) : null}
      {code ? <CodeField /> : null}
      <div className={styles["says"]}>
        {online ? null : (
          <Alert
            role="alert"
            type="warning"
            title={text(deviceOnline ? "offline.server" : "offline.device")}
          />
        )}
        <CeremonyFailureAlert failure={failure} />
        {trouble ? <Alert role="alert" type="error" showIcon title={trouble} /> : null}
        {typing || passkey || others ? null : (
          <Alert type="warning" showIcon title={text("proof.impossible")} />
        )}
      </div>
      <div className={styles["actions"]}>
        {wayOut}
        {typing ? (
          <Button type="primary" htmlType="submit" {...write(busy, busy || running || wait > 0)}>
            {wait > 0 ? text("form.wait", { seconds: wait }) : submit}
          </Button>
        ) : null}
      </div>
    </Form>
  );
};
