import { Form, Input } from "antd";
import { useState } from "react";
import { useText } from "../i18n/use-text.ts";
import styles from "./password-field.module.css";

interface PasswordFieldProps {
  name: string;
  label: string;
  autoComplete: "current-password" | "new-password";
  rules?: React.ComponentProps<typeof Form.Item>["rules"];
  dependencies?: string[];
  /** Marks the field as wrong; a notification says why. */
  isWrong?: boolean;
  /** Shown below, e.g. a strength meter. */
  extra?: React.ReactNode;
}

/** A password field with a reveal button and a Caps Lock hint. */
export const PasswordField = ({
  name,
  label,
  autoComplete,
  rules,
  dependencies,
  isWrong = false,
  extra,
}: PasswordFieldProps) => {
  const text = useText();
  const [capsLock, setCapsLock] = useState(false);
  const look = (event: React.KeyboardEvent) => setCapsLock(event.getModifierState("CapsLock"));
  return (
    <Form.Item
      name={name}
      label={label}
      rules={[{ required: true, message: text("required.password") }, ...(rules ?? [])]}
      dependencies={dependencies}
      extra={
        capsLock || extra ? (
          <>
            {capsLock ? <output className={styles["caps"]}>{text("form.capsLock")}</output> : null}
            {extra}
          </>
        ) : undefined
      }
    >
      <Input.Password
        autoComplete={autoComplete}
        {...(isWrong && { status: "error", "aria-invalid": true })}
        onKeyDown={look}
        onKeyUp={look}
        onBlur={() => setCapsLock(false)}
      />
    </Form.Item>
  );
};
