import { passwordLength } from "@console-shell/contract/words/limits";
import { Form } from "antd";
import { useText } from "../i18n/use-text.ts";
import { passwordStrength, type PasswordStrength } from "./password-strength.ts";
import styles from "./strength-meter.module.css";

const levels: Record<PasswordStrength, number> = { short: 1, weak: 1, fair: 2, strong: 3 };
const words = {
  short: "password.strength.short",
  weak: "password.strength.weak",
  fair: "password.strength.fair",
  strong: "password.strength.strong",
} as const;

/** The strength of the surrounding form's new password, as bars and text. */
export const StrengthMeter = ({ ownWords }: { ownWords: string[] }) => {
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
