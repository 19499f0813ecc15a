import { readFileSync } from "node:fs";
import { passwordLength } from "@console-shell/contract";
import type {
  PasswordRefusal,
  PasswordVerdict,
} from "@console-shell/contract/words/password-verdicts";
import { Refusal } from "#kernel/refusal.ts";
import { commonPasswords } from "./common-passwords.ts";
import { commonPhrases } from "./common-phrases.ts";

const read = (): ReadonlySet<string> =>
  new Set(
    readFileSync(new URL("leaked-passwords.txt", import.meta.url), "utf8")
      .trim()
      .split("\n"),
  );

let list: ReadonlySet<string> | undefined;

/**
 * The passwords of at least twelve characters, in lower case, among the million most frequent in leaks; loaded on first
 * use. Source: leaked-passwords.md.
 */
export const leakedPasswords = (): ReadonlySet<string> => (list ??= read());

/** Keyboard rows, the alphabet and the digits: sequences along them are easy to guess. */
const rows = [
  "abcdefghijklmnopqrstuvwxyz",
  "01234567890",
  "qwertyuiop[]",
  "asdfghjkl;'",
  "zxcvbnm,./",
  "qwertzuiop",
  "azertyuiop",
  "!@#$%^&*()_+",
];

const neighbours = new Set(
  rows.flatMap((row) =>
    Array.from({ length: row.length - 1 }, (_, index) => row.slice(index, index + 2)).flatMap(
      (pair) => [pair, pair.split("").toReversed().join("")],
    ),
  ),
);

/** Whether the text repeats one short piece, e.g. `abcabcabcabc`. */
const isRepetition = (text: string): boolean =>
  [1, 2, 3, 4, 5, 6].some(
    (period) =>
      text.length >= 2 * period &&
      text.split("").every((character, index) => character === text[index % period]),
  );

/** Whether nearly every character follows a keyboard row or repeats, e.g. `qwertyuiop12` or `aaaabbbbcccc`. */
const isSequence = (text: string): boolean => {
  const steps = text.length - 1;
  let easy = 0;
  for (let index = 0; index < steps; index += 1)
    if (text[index] === text[index + 1] || neighbours.has(text.slice(index, index + 2))) easy += 1;
  return steps > 0 && easy / steps >= 0.75;
};

/** Why a password is refused; also the code of its field error. */
type Weakness = "contains_account" | "contains_product" | "too_common" | "predictable";

/** The account the password is for. */
export interface PasswordOwner {
  account: string;
  email: string;
}

/** The most common words in passwords, as normalized by `plain`. */
const stems =
  /password|passwort|passwd|motdepasse|qwertz?|azerty|administrator|admin|welcome|letmein|iloveyou|changeme|secret|woaini|login|master|default|temporary/g;

/** Fewer characters than this next to a common word are a predictable suffix. */
const leastBesideStems = 9;

const substitutes: Record<string, string> = {
  "0": "o",
  "1": "i",
  "3": "e",
  "4": "a",
  "5": "s",
  "7": "t",
  "@": "a",
  $: "s",
  "!": "i",
};
/** Lower case, with the usual substitutions undone: `P@ssw0rd` becomes `password`. */
const plain = (text: string): string =>
  text.toLowerCase().replaceAll(/[013457@$!]/g, (character) => substitutes[character] ?? character);

const lettersAndDigits = (text: string): string =>
  text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, "");

/** Whether the password contains the word, even with other characters in between. */
const contains = (password: string, word: string): boolean =>
  word.length >= 3 &&
  (password.toLowerCase().includes(word.toLowerCase()) ||
    (lettersAndDigits(word).length >= 3 &&
      lettersAndDigits(password).includes(lettersAndDigits(word))));

const mostlyCommonWords = (password: string): boolean => {
  const rest = plain(password).replaceAll(stems, "");
  return rest.length < plain(password).length && rest.length < leastBesideStems;
};

const isListed = (text: string): boolean =>
  commonPasswords.has(text) || leakedPasswords().has(text);

/** Whether the password is little more than well-known phrases, in any spacing and spelling. */
const mostlyCommonPhrase = (password: string): boolean => {
  const letters = lettersAndDigits(plain(password));
  const rest = commonPhrases.reduce((text, phrase) => text.replaceAll(phrase, ""), letters);
  return rest.length < letters.length && rest.length < leastBesideStems;
};

/** The first reason why a password of valid length is easy to guess, or null. Works offline. */
export const weaknessOf = (password: string, owner: PasswordOwner): Weakness | null => {
  const [localPart = ""] = owner.email.split("@");
  if (contains(password, owner.account) || contains(password, localPart)) return "contains_account";
  if (contains(password, "console shell")) return "contains_product";
  const lower = password.toLowerCase();
  if (isListed(lower) || mostlyCommonWords(password)) return "too_common";
  // Spaces and punctuation don't make it another password.
  const squeezed = lettersAndDigits(password);
  if (isListed(squeezed) || mostlyCommonPhrase(password)) return "too_common";
  if ([lower, squeezed].some((text) => isRepetition(text) || isSequence(text)))
    return "predictable";
  return null;
};

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

/** Throws `weak_password`, naming the field, if the password is easy to guess. */
export const refuseWeakPassword = (
  password: string,
  owner: PasswordOwner,
  field = "newPassword",
): void => {
  const weakness = weaknessOf(password, owner);
  if (weakness) throw new Refusal("weak_password", [{ path: field, code: weakness }]);
};
