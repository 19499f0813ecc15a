import { existsSync } from "node:fs";
import { join } from "node:path";
import { isFileKey, isProbeKey } from "../../platform/files/file-key.ts";
import type { Files } from "../../platform/files/files.ts";

/** Files of a data directory besides the database and the pictures. */
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

/** Whether a path below a data directory is one of a file that backups may contain. */
export const isDataFile = (path: string): boolean =>
  (singleFiles as readonly string[]).includes(path) || keyOfPath(path) !== undefined;

/** The keys of permanent files: temporary ones only occur in old backups. */
export async function* lastingKeysOf(files: Files): AsyncGenerator<string> {
  for await (const key of files.keys()) if (!isProbeKey(key)) yield key;
}
