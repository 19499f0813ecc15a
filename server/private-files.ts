import { chmodSync, readdirSync, statSync } from "node:fs";
import { userInfo } from "node:os";
import { join, resolve } from "node:path";

/** The data directory is open to other users of the machine and isn't ours to close. */
export class OpenDataDirectory extends Error {
  override readonly name = "OpenDataDirectory";
}

const groupAndOthers = 0o077;
/** As /tmp has it: each user removes only their own files. */
const sticky = 0o1000;

/** Files and directories made from here on can be read by this process's user only. */
export const keepNewFilesPrivate = (): void => {
  process.umask(groupAndOthers);
};

const isOpen = (path: string): boolean =>
  ((statSync(path, { throwIfNoEntry: false })?.mode ?? 0) & groupAndOthers) !== 0;

const notOurs = (path: string, cause?: unknown): OpenDataDirectory => {
  const full = resolve(path);
  return new OpenDataDirectory(
    `DATA_DIR: other users of this machine can read ${full}, which belongs to another user. ` +
      `Run "chown ${userInfo().username} ${full}", or set DATA_DIR to a new directory.`,
    { cause },
  );
};

const close = (path: string): void => {
  if (!isOpen(path)) return;
  try {
    chmodSync(path, statSync(path).mode & 0o700);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    // Another node on the same directory has just removed it.
    if (code === "ENOENT") return;
    throw code === "EPERM" ? notOurs(path, error) : error;
  }
};

const entriesOf = (dataDirectory: string): string[] => [
  dataDirectory,
  ...readdirSync(dataDirectory).map((name) => join(dataDirectory, name)),
];

const refuseShared = (dataDirectory: string): void => {
  if (statSync(dataDirectory).mode & sticky)
    throw new OpenDataDirectory(
      `DATA_DIR: all users of this machine share ${resolve(dataDirectory)}. Set DATA_DIR to a directory of its own.`,
    );
};

/** Throws `OpenDataDirectory` for a directory that `closeToOthers` couldn't close; changes nothing. */
export const refuseUnclosable = (dataDirectory: string): void => {
  refuseShared(dataDirectory);
  const us = userInfo().uid;
  const foreign = entriesOf(dataDirectory).find(
    (path) => us !== 0 && isOpen(path) && statSync(path).uid !== us,
  );
  if (foreign !== undefined) throw notOurs(foreign);
};

/**
 * Removes other users' access to an existing data directory and its entries, which also closes
 * everything below them.
 */
export const closeToOthers = (dataDirectory: string): void => {
  refuseShared(dataDirectory);
  for (const path of entriesOf(dataDirectory)) close(path);
};
