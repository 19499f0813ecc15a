import { createReadStream, existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { pipeline, type Readable } from "node:stream";
import { TransferProblem } from "../problem.ts";
import { decryptFile, headerFile, readKeys, storedPath } from "./encryption.ts";

/** The files of a backup as they were backed up, whether it's encrypted or not. */
export interface BackupFolder {
  path: string;
  isEncrypted: boolean;
  has: (path: string) => boolean;
  read: (path: string) => Readable;
}

/** A folder with readable files. */
export const plainFolder = (folder: string): BackupFolder => ({
  path: folder,
  isEncrypted: false,
  has: (path) => existsSync(join(folder, path)),
  read: (path) => createReadStream(join(folder, path)),
});

/** Opens a backup's folder; throws `TransferProblem` if it needs another key. */
export const openFolder = async (
  folder: string,
  passphrase: string | undefined,
): Promise<BackupFolder> => {
  const plain = plainFolder(folder);
  if (!plain.has(headerFile)) {
    // Otherwise somebody who can write where backups are kept could put one of their own there.
    if (passphrase !== undefined)
      throw new TransferProblem(
        "The backup isn't encrypted, so anybody may have made or changed it. Unset BACKUP_KEY to restore it anyway.",
      );
    return plain;
  }
  const keys = await readKeys(await readFile(join(folder, headerFile), "utf8"), passphrase);
  return {
    path: folder,
    isEncrypted: true,
    has: (path) => plain.has(storedPath(keys, path)),
    read: (path) =>
      pipeline(
        plain.read(storedPath(keys, path)),
        decryptFile(keys, path),
        // The reader gets the error, too.
        () => undefined,
      ),
  };
};
