import { commonPasswords } from "./common-passwords.ts";
import { commonPhrases } from "./common-phrases.ts";
import { leakedPasswords } from "./leaked-passwords.ts";
import { isRepetition, isSequence } from "./patterns.ts";

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
