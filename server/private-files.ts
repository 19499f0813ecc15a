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

const close = (path: string): void => {
  const mode = statSync(path, { throwIfNoEntry: false })?.mode ?? 0;
  if ((mode & groupAndOthers) === 0) return;
  try {
    chmodSync(path, mode & 0o700);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    // Another node on the same directory has just removed it.
    if (code === "ENOENT") return;
    if (code !== "EPERM") throw error;
    const full = resolve(path);
    throw new OpenDataDirectory(
      `DATA_DIR: other users of this machine can read ${full}, which belongs to another user. ` +
        `Run "chown ${userInfo().username} ${full}", or set DATA_DIR to a new directory.`,
      { cause: error },
    );
  }
};

/**
 * Removes other users' access to an existing data directory and its entries, which also closes
 * everything below them.
 */
export const closeToOthers = (dataDirectory: string): void => {
  if (statSync(dataDirectory).mode & sticky)
    throw new OpenDataDirectory(
      `DATA_DIR: all users of this machine share ${resolve(dataDirectory)}. Set DATA_DIR to a directory of its own.`,
    );
  close(dataDirectory);
  for (const name of readdirSync(dataDirectory)) close(join(dataDirectory, name));
};
