import { existsSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";

const fileIn = (dataDirectory: string): string => resolve(join(dataDirectory, "setup-link"));

interface Delivery {
  dataDirectory: string;
  /** Shows a text to somebody who reads it as it's written; undefined if the output isn't a terminal. */
  show: ((text: string) => void) | undefined;
  /** Says a line that may be kept. */
  say: (line: string) => void;
}

/**
 * Delivers the link that creates the first operator to the person who started the server: on the terminal, or else in a file that
 * only this user can read. Many can read a log, so it only names the file; again if `link` is null, because it was
 * delivered before.
 */
export const deliverLink = (link: string | null, { dataDirectory, show, say }: Delivery): void => {
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
export const removeDeliveredLink = (dataDirectory: string): void =>
  rmSync(fileIn(dataDirectory), { force: true });
