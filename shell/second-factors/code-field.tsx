import { Form, Input } from "antd";
import { useText } from "../i18n/use-text.ts";
import styles from "./code-field.module.css";

interface CodeFieldProps {
  /** Where only the authenticator app's digits are taken, and no recovery code. */
  digitsOnly?: boolean;
}

/**
 * A code that proves the second factor. Fields: code. Recovery codes have letters, too, so it
 * brings up a keyboard of digits only where nothing else is taken.
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
