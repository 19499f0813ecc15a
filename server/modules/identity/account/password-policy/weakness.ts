import { commonPasswords } from "./common-passwords.ts";
import { commonPhrases } from "./common-phrases.ts";
import { leakedPasswords } from "./leaked-passwords.ts";

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
export type Weakness = "contains_account" | "contains_product" | "too_common" | "predictable";

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
