import { existsSync, mkdirSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import { lockDataDirectory } from "#platform/database/lock-data-directory.ts";
import type { ConsoleStorage } from "../storage/console-storage.ts";
import { TransferProblem } from "../problem.ts";
import type { BackupFolder } from "./backup-folder.ts";
import { isDataFile, keyOfPath, singleFiles } from "./data-files.ts";
import { writeHashed } from "./hashed-file.ts";
import { filesOf } from "./read-backup.ts";

/** Folder of the data directory in which a restore prepares everything, before it's moved into place. */
export const stagingFolder = "restoring";

/** The database comes last: it makes the folder a data directory. */
const inTheirOrder = [...singleFiles, "files", "console.db"];

export interface Staging {
  folder: string;
  /** Moves the folder's content into the data directory. */
  place: () => void;
}

const copyFiles = async (
  backup: BackupFolder,
  folder: string,
  isLeftOut: (path: string) => boolean,
  onFile: () => void,
): Promise<void> => {
  for await (const { path, sha256 } of filesOf(backup)) {
    if (!isDataFile(path) || isLeftOut(path)) continue;
    const copied = await writeHashed(join(folder, path), backup.read(path));
    if (copied.sha256 !== sha256)
      throw new TransferProblem(`${path} of the backup changed during the restore.`);
    onFile();
  }
};

/**
 * Locks a data directory, copies a backup's files into a folder of it, pictures only if they aren't in a bucket, and
 * runs `work`, which calls `place` as its last step. Leaves nothing behind on any failure.
 */
export const withStagedFiles = async (
  { dataDirectory, s3 }: Pick<ConsoleStorage, "dataDirectory" | "s3">,
  backup: BackupFolder,
  onFile: () => void,
  work: (staging: Staging) => Promise<void>,
): Promise<void> => {
  const folder = join(dataDirectory, stagingFolder);
  const placed: string[] = [];
  const place = () => {
    for (const name of inTheirOrder) {
      if (!existsSync(join(folder, name))) continue;
      const path = join(dataDirectory, name);
      // A server on PostgreSQL doesn't lock the directory.
      if (existsSync(path))
        throw new TransferProblem(`${path} was created by another process during the restore.`);
      renameSync(join(folder, name), path);
      placed.push(path);
    }
  };
  mkdirSync(dataDirectory, { recursive: true, mode: 0o700 });
  const lock = lockDataDirectory(dataDirectory);
  try {
    // A killed restore may have left one.
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder, { mode: 0o700 });
    const isLeftOut = (path: string) =>
      existsSync(join(dataDirectory, path)) || (s3 !== undefined && keyOfPath(path) !== undefined);
    await copyFiles(backup, folder, isLeftOut, onFile);
    await work({ folder, place });
  } catch (error) {
    for (const path of placed) rmSync(path, { recursive: true, force: true });
    throw error;
  } finally {
    rmSync(folder, { recursive: true, force: true });
    lock.release();
  }
};
