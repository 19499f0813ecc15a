import { createReadStream } from "node:fs";
import { join } from "node:path";
import type { Files } from "#platform/files/files.ts";
import { isMissingFile } from "#platform/files/missing-file.ts";
import { lastingKeysOf, pathOfKey, singleFilesIn } from "./data-files.ts";
import type { BackupWriter } from "./write-backup.ts";

/**
 * Copies the files of a data directory and of the pictures, in any storage, that the backup doesn't have yet; `onFile`
 * counts.
 */
export const copyDataFiles = async (
  { dataDirectory, files }: { dataDirectory: string; files: Files },
  backup: BackupWriter,
  onFile: () => void,
): Promise<void> => {
  for (const name of singleFilesIn(dataDirectory)) {
    if (backup.has(name)) continue;
    await backup.add(name, createReadStream(join(dataDirectory, name)));
    onFile();
  }
  for await (const key of lastingKeysOf(files)) {
    if (backup.has(pathOfKey(key))) continue;
    const bytes = await files.read(key).catch((error: unknown) => {
      // Deleted since it was listed, as a running server may do.
      if (!isMissingFile(error)) throw error;
      return undefined;
    });
    if (!bytes) continue;
    await backup.add(pathOfKey(key), [bytes]);
    onFile();
  }
};
