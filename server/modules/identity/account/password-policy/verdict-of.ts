import { passwordLength } from "@console-shell/contract";
import type {
  PasswordRefusal,
  PasswordVerdict,
} from "@console-shell/contract/words/password-verdicts";
import { type PasswordOwner, weaknessOf } from "./weakness.ts";

interface Verdict {
  verdict: PasswordVerdict;
  /** Why it's refused. */
  code: PasswordRefusal | null;
}

/** From this length on, a password that isn't easy to guess is strong. */
const strongLength = 16;

const refusalOf = (password: string, length: number, owner: PasswordOwner) => {
  if (length < passwordLength.min) return "too_short";
  return length > passwordLength.max ? "too_long" : weaknessOf(password, owner);
};

/** What a form says about a new password, by the rule that decides when it's sent. */
export const verdictOf = (password: string, owner: PasswordOwner): Verdict => {
  const length = Array.from(password).length;
  const code = refusalOf(password, length, owner);
  if (code) return { verdict: "refused", code };
  return { verdict: length < strongLength ? "fair" : "strong", code };
};
