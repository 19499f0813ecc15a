import { rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";

const fileIn = (dataDirectory: string): string => resolve(join(dataDirectory, "setup-link"));

interface Told {
  dataDirectory: string;
  /** Whether somebody reads the output as it's written; anything else keeps it. */
  isTerminal: boolean;
  /** Says a line that may be kept. */
  say: (line: string) => void;
}

/**
 * Tells the person who started the server the link that creates the first operator: on their terminal, or else in a file
 * that only this user can read. A log, which many can read and which keeps it, only names the file.
 */
export const tellLink = (link: string, { dataDirectory, isTerminal, say }: Told): void => {
  const first = "Nobody has an account yet. The link that creates the first one, once,";
  if (isTerminal) return console.log(`${first} is:\n${link}`);
  const path = fileIn(dataDirectory);
  rmSync(path, { force: true });
  writeFileSync(path, `${link}\n`, { mode: 0o600, flag: "wx" });
  return say(`${first} is in ${path}`);
};

/** Removes the file of a link that no longer works. */
export const removeToldLink = (dataDirectory: string): void =>
  rmSync(fileIn(dataDirectory), { force: true });
