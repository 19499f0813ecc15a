import { existsSync } from "node:fs";
import { join } from "node:path";
import { isFileKey, isProbeKey } from "../../platform/files/file-key.ts";
import type { Files } from "../../platform/files/files.ts";

/** What a data directory holds beside the database and the pictures. */
export const singleFiles = ["secret-key", "demo-password"] as const;

/** Those of them that are there. */
export const singleFilesIn = (dataDirectory: string): string[] =>
  singleFiles.filter((name) => existsSync(join(dataDirectory, name)));

const below = "files/";

/** Where a backup, as a data directory, has the file of a key. */
export const pathOfKey = (key: string): string => below + key;

/** The key of the file at a path of a backup; undefined where that is none. */
export const keyOfPath = (path: string): string | undefined => {
  const key = path.slice(below.length);
  return path.startsWith(below) && isFileKey(key) ? key : undefined;
};

/** Whether a path below a data directory is that of a file that backups may have. */
export const isDataFile = (path: string): boolean =>
  (singleFiles as readonly string[]).includes(path) || keyOfPath(path) !== undefined;

/** The keys of the files that stay: one that is there for a moment only is in old backups alone. */
export async function* lastingKeysOf(files: Files): AsyncGenerator<string> {
  for await (const key of files.keys()) if (!isProbeKey(key)) yield key;
}
