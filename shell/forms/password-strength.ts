import { passwordLength } from "@console-shell/contract/words/limits";

export type PasswordStrength = "short" | "weak" | "fair" | "strong";

/** Password length in code points, as the server counts. */
export const passwordCharacters = (password: string): number => Array.from(password).length;

const runsOn = (letters: string[]) =>
  letters.filter((letter, index) => {
    const step = (letter.codePointAt(0) ?? 0) - (letters[index - 1]?.codePointAt(0) ?? 0);
    return index > 0 && Math.abs(step) <= 1;
  }).length;

/**
 * A rough estimate: length counts most; repeated letters, sequences (abcd, 1111) and the person's own words
 * count for nothing. The server also refuses common passwords.
 */
export const passwordStrength = (password: string, ownWords: string[] = []): PasswordStrength => {
  const letters = Array.from(password);
  if (letters.length < passwordLength.min) return "short";
  const own = ownWords.some(
    (word) => word.length >= 3 && password.toLowerCase().includes(word.toLowerCase()),
  );
  const useful = Math.min(letters.length - runsOn(letters), new Set(letters).size * 1.5);
  if (own || useful < 9) return "weak";
  return useful >= 15 ? "strong" : "fair";
};
