import { existsSync } from "node:fs";
import { join } from "node:path";
import { isFileKey, isProbeKey } from "#platform/files/file-key.ts";
import type { Files } from "#platform/files/files.ts";

/** Files of a data directory besides the database and the pictures. */
export const singleFiles = ["secret-key", "demo-password"] as const;

/** The existing ones. */
export const singleFilesIn = (dataDirectory: string): string[] =>
  singleFiles.filter((name) => existsSync(join(dataDirectory, name)));

const below = "files/";

/** The path of a key's file, in a backup and in a data directory. */
export const pathOfKey = (key: string): string => below + key;

/** The file key of a path in a backup; undefined if it has none. */
export const keyOfPath = (path: string): string | undefined => {
  const key = path.slice(below.length);
  return path.startsWith(below) && isFileKey(key) ? key : undefined;
};

/** Whether backups may contain the file at this path of a data directory. */
export const isDataFile = (path: string): boolean =>
  (singleFiles as readonly string[]).includes(path) || keyOfPath(path) !== undefined;

/** The keys of permanent files: temporary ones only occur in old backups. */
export async function* lastingKeysOf(files: Files): AsyncGenerator<string> {
  for await (const key of files.keys()) if (!isProbeKey(key)) yield key;
}
