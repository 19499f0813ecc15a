import { passwordLength } from "@console-shell/contract/words/limits";
import { Form } from "antd";
import type { Text } from "../i18n/texts.ts";
import { useText } from "../i18n/use-text.ts";
import { passwordCharacters } from "./password-characters.ts";
import styles from "./strength-meter.module.css";
import {
  type PasswordOwner,
  type ShownVerdict,
  usePasswordVerdict,
} from "./use-password-verdict.ts";

const levels = { short: 1, refused: 1, fair: 2, strong: 3, asked: 0, unknown: 0 };

const shownOf = (password: string, verdict: ShownVerdict, text: Text) => {
  const characters = passwordCharacters(password);
  if (characters < passwordLength.min)
    return {
      state: "short",
      words: text("password.tooShort", { min: passwordLength.min }),
    } as const;
  // The field says so.
  if (characters > passwordLength.max) return { state: "refused", words: "" } as const;
  if (verdict === undefined) return { state: "asked", words: text("password.asked") } as const;
  if (verdict === "unknown") return { state: "unknown", words: text("password.unknown") } as const;
  const { verdict: state, message } = verdict;
  return {
    state,
    words: state === "refused" ? message : text(`password.strength.${state}`),
  } as const;
};

/** What the server says about the surrounding form's new password, as bars and text. */
export const StrengthMeter = ({ owner }: { owner: PasswordOwner }) => {
  const text = useText();
  const typed: unknown = Form.useWatch("newPassword");
  const password = typeof typed === "string" ? typed : "";
  const verdict = usePasswordVerdict(password, owner);
  if (password === "") return <span>{text("password.hint", { min: passwordLength.min })}</span>;
  const { state, words } = shownOf(password, verdict, text);
  return (
    <span className={styles["meter"]} data-strength={state}>
      {[1, 2, 3].map((level) => (
        <span
          key={level}
          className={styles["bar"]}
          data-on={level <= levels[state] || undefined}
          aria-hidden="true"
        />
      ))}
      <output>{words}</output>
    </span>
  );
};
