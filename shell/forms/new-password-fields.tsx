import { passwordLength } from "@console-shell/contract/words/limits";
import { Form } from "antd";
import type { RuleObject } from "antd/es/form";
import { useText } from "../i18n/use-text.ts";
import { PasswordField } from "./password-field.tsx";
import { passwordCharacters } from "./password-characters.ts";
import { StrengthMeter } from "./strength-meter.tsx";
import type { PasswordOwner } from "./use-password-verdict.ts";

interface NewPasswordFieldsProps {
  /** Whom the password is for; one's own by default. */
  owner?: PasswordOwner;
}

/** New password, the server’s verdict on it, and confirmation. Fields: newPassword, repeated. */
export const NewPasswordFields = ({ owner = {} }: NewPasswordFieldsProps) => {
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
        extra={<StrengthMeter owner={owner} />}
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
