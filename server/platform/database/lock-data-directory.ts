import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";

/** Another process uses the data directory. */
export class DataDirectoryInUse extends Error {
  override readonly name = "DataDirectoryInUse";
}

const describeOwner = (path: string): string => {
  try {
    const owner = JSON.parse(readFileSync(path, "utf8")) as { pid: number; since: string };
    return `process ${owner.pid}, since ${owner.since}`;
  } catch {
    // The owner has the lock but hasn't written its name yet.
    return "another process";
  }
};

/**
 * Locks the data directory for this process. The lock is the operating system's, held through an exclusive transaction
 * on a separate file, so it ends with the process, however that ends.
 */
export const lockDataDirectory = (dataDirectory: string): { release(): void } => {
  const lock = new DatabaseSync(join(dataDirectory, "lock.db"), { timeout: 0 });
  const ownerFile = join(dataDirectory, "lock.json");
  try {
    lock.exec("BEGIN EXCLUSIVE");
  } catch (error) {
    lock.close();
    if ((error as { errcode?: number }).errcode !== 5) throw error;
    throw new DataDirectoryInUse(
      `The data directory ${dataDirectory} is in use by ${describeOwner(ownerFile)}. ` +
        "Stop that server first, or set DATA_DIR to another directory.",
      { cause: error },
    );
  }
  writeFileSync(
    ownerFile,
    JSON.stringify({ pid: process.pid, since: new Date().toISOString() }) + "\n",
  );
  return { release: () => lock.close() };
};
