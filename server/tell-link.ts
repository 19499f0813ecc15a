import { rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";

const fileIn = (dataDirectory: string): string => resolve(join(dataDirectory, "setup-link"));

interface Told {
  dataDirectory: string;
  /** Shows a text to somebody who reads it as it's written; undefined if the output isn't a terminal. */
  show: ((text: string) => void) | undefined;
  /** Says a line that may be kept. */
  say: (line: string) => void;
}

/**
 * Tells the person who started the server the link that creates the first operator: on their terminal, or else in a file
 * that only this user can read. A log, which many can read and which keeps it, only names the file.
 */
export const tellLink = (link: string, { dataDirectory, show, say }: Told): void => {
  const first = "Nobody has an account yet. The link that creates the first one, once,";
  if (show) return show(`${first} is:\n${link}`);
  const path = fileIn(dataDirectory);
  rmSync(path, { force: true });
  writeFileSync(path, `${link}\n`, { mode: 0o600, flag: "wx" });
  return say(`${first} is in ${path}`);
};

/** Removes the file of a link that no longer works. */
export const removeToldLink = (dataDirectory: string): void =>
  rmSync(fileIn(dataDirectory), { force: true });
