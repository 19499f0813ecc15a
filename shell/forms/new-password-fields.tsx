import { passwordLength } from "@console-shell/contract/words/limits";
import { Form } from "antd";
import type { RuleObject } from "antd/es/form";
import { useText } from "../i18n/use-text.ts";
import { PasswordField } from "./password-field.tsx";
import {
  passwordCharacters,
  passwordStrength,
  type PasswordStrength,
} from "./password-strength.ts";
import styles from "./strength-meter.module.css";

const levels: Record<PasswordStrength, number> = { short: 1, weak: 1, fair: 2, strong: 3 };
const words = {
  short: "password.strength.short",
  weak: "password.strength.weak",
  fair: "password.strength.fair",
  strong: "password.strength.strong",
} as const;

/** The strength of the surrounding form's new password, as bars and text. */
const StrengthMeter = ({ ownWords }: { ownWords: string[] }) => {
  const text = useText();
  const password: unknown = Form.useWatch("newPassword");
  if (typeof password !== "string" || password === "")
    return <span>{text("password.hint", { min: passwordLength.min })}</span>;
  const strength = passwordStrength(password, ownWords);
  return (
    <span className={styles["meter"]} data-strength={strength}>
      {[1, 2, 3].map((level) => (
        <span
          key={level}
          className={styles["bar"]}
          data-on={level <= levels[strength] || undefined}
          aria-hidden="true"
        />
      ))}
      <output>{text(words[strength], { min: passwordLength.min })}</output>
    </span>
  );
};

interface NewPasswordFieldsProps {
  /** Words the password should not contain, e.g. the account name. */
  ownWords: string[];
}

/** New password, strength meter and confirmation. Fields: newPassword, repeated. */
export const NewPasswordFields = ({ ownWords }: NewPasswordFieldsProps) => {
  const text = useText();
  const form = Form.useFormInstance();
  const length: RuleObject["validator"] = (_, value: string | undefined) => {
    const characters = passwordCharacters(value ?? "");
    if (value && characters < passwordLength.min)
      return Promise.reject(new Error(text("password.tooShort", { min: passwordLength.min })));
    if (characters > passwordLength.max)
      return Promise.reject(new Error(text("form.max", { max: passwordLength.max })));
    return Promise.resolve();
  };
  const same: RuleObject["validator"] = (_, value: string | undefined) =>
    !value || value === form.getFieldValue("newPassword")
      ? Promise.resolve()
      : Promise.reject(new Error(text("password.differs")));
  return (
    <>
      <PasswordField
        name="newPassword"
        label={text("password.new")}
        autoComplete="new-password"
        rules={[{ validator: length }]}
        extra={<StrengthMeter ownWords={ownWords} />}
      />
      <PasswordField
        name="repeated"
        label={text("password.repeat")}
        autoComplete="new-password"
        dependencies={["newPassword"]}
        rules={[{ validator: same }]}
      />
    </>
  );
};
