import { open } from "node:fs/promises";
import { join } from "node:path";
import { dataFilesOf } from "./data-files.ts";
import type { BackupWriter } from "./write-backup.ts";

/** Copies the files of a data directory that the backup does not have yet; `onFile` counts them. */
export const copyDataFiles = async (
  dataDirectory: string,
  backup: BackupWriter,
  onFile: () => void,
): Promise<void> => {
  for await (const path of dataFilesOf(dataDirectory)) {
    if (backup.has(path)) continue;
    try {
      const file = await open(join(dataDirectory, path));
      await backup.add(path, file.createReadStream());
      onFile();
    } catch (error) {
      // Deleted since it was listed, as a running server may do.
      if ((error as NodeJS.ErrnoException).code !== "ENOENT") throw error;
    }
  }
};
