import { existsSync, rmSync, writeFileSync } from "node:fs";
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
 * that only this user can read. A log, which many can read and which keeps it, only names the file; again if the link was
 * told before, which null says.
 */
export const tellLink = (link: string | null, { dataDirectory, show, say }: Told): void => {
  const first = "Nobody has an account yet. The link that creates the first one, once,";
  const path = fileIn(dataDirectory);
  if (link === null) {
    if (existsSync(path)) say(`${first} is in ${path}`);
    return;
  }
  // An earlier link no longer works.
  rmSync(path, { force: true });
  if (show) return show(`${first} is:\n${link}`);
  writeFileSync(path, `${link}\n`, { mode: 0o600, flag: "wx" });
  return say(`${first} is in ${path}`);
};

/** Removes the file of a link that no longer works. */
export const removeToldLink = (dataDirectory: string): void =>
  rmSync(fileIn(dataDirectory), { force: true });
