import { buffer } from "node:stream/consumers";
import type { Files } from "#platform/files/files.ts";
import { sha256Of } from "#platform/files/sha256-of.ts";
import { TransferProblem } from "../problem.ts";
import type { BackupFolder } from "./backup-folder.ts";
import { keyOfPath, lastingKeysOf } from "./data-files.ts";
import { filesOf } from "./read-backup.ts";

/** Throws `TransferProblem` if a bucket contains anything that a restore would mix with. */
const requireEmptyBucket = async (files: Files): Promise<void> => {
  for await (const key of lastingKeysOf(files))
    throw new TransferProblem(
      `The bucket is not empty, it has ${key}. Set FILES_S3_PREFIX to an empty storage. Nothing was changed.`,
    );
};

const removeAll = async (files: Files, keys: readonly string[]): Promise<void> => {
  for (const key of keys) await files.remove(key);
};

/**
 * Writes a backup's pictures into an empty bucket and runs `work`, which inserts the rows that refer to them. Removes
 * them again on any failure.
 */
export const withFilledBucket = async (
  files: Files,
  backup: BackupFolder,
  onFile: () => void,
  work: () => Promise<void>,
): Promise<void> => {
  await requireEmptyBucket(files);
  const written: string[] = [];
  try {
    for await (const { path, sha256 } of filesOf(backup)) {
      const key = keyOfPath(path);
      if (key === undefined) continue;
      const bytes = await buffer(backup.read(path));
      if (sha256Of(bytes) !== sha256)
        throw new TransferProblem(`${path} of the backup changed during the restore.`);
      written.push(key);
      await files.write(key, bytes);
      onFile();
    }
    await work();
  } catch (error) {
    await removeAll(files, written).catch(() => {
      throw new TransferProblem(
        `${error instanceof Error ? error.message : String(error)} Files are left in the bucket: remove them.`,
        { cause: error },
      );
    });
    throw error;
  }
};
