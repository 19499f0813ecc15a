import { readFileSync } from "node:fs";

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
