import { Form, Input } from "antd";
import { useText } from "../i18n/use-text.ts";
import styles from "./code-field.module.css";

interface CodeFieldProps {
  /** Whether only authenticator codes are accepted, not recovery codes. */
  digitsOnly?: boolean;
}

/**
 * A second-factor code. Fields: code. Recovery codes contain letters, so the numeric keyboard is used only
 * without them.
 */
export const CodeField = ({ digitsOnly = false }: CodeFieldProps) => {
  const text = useText();
  return (
    <Form.Item
      name="code"
      label={text("code.label")}
      extra={digitsOnly ? undefined : text("code.help")}
      rules={[
        { required: true, whitespace: true, message: text("required.code") },
        { max: 64, message: text("form.max", { max: 64 }) },
      ]}
    >
      <Input
        className={styles["code"]}
        autoComplete="one-time-code"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        inputMode={digitsOnly ? "numeric" : "text"}
      />
    </Form.Item>
  );
};
