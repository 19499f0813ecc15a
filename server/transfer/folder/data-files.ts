import type { Dirent } from "node:fs";
import { access, opendir } from "node:fs/promises";
import { join, relative, sep } from "node:path";
import { isFileKey, isProbeKey } from "../../files/file-store.ts";

/** What a data directory holds beside the database and the folder `files`. */
export const singleFiles = ["secret-key", "demo-password"] as const;

const isMissing = (error: unknown) => (error as NodeJS.ErrnoException).code === "ENOENT";

const exists = (path: string) =>
  access(path).then(
    () => true,
    (error: unknown) => {
      if (isMissing(error)) return false;
      throw error;
    },
  );

const below = "files/";

/** Whether a path below a data directory is that of a file that backups may have. */
export const isDataFile = (path: string): boolean =>
  (singleFiles as readonly string[]).includes(path) ||
  (path.startsWith(below) && isFileKey(path.slice(below.length)));

/** Whether a file is there for a moment; those of before this was looked at are in old backups. */
const isPassing = (path: string) => isProbeKey(path.slice(below.length));

async function* entriesBelow(folder: string): AsyncGenerator<Dirent> {
  if (await exists(folder)) yield* await opendir(folder, { recursive: true });
}

/** The paths, below a data directory, of all files in it that are whole, `/` between their parts. */
export async function* dataFilesOf(dataDirectory: string): AsyncGenerator<string> {
  for (const name of singleFiles) if (await exists(join(dataDirectory, name))) yield name;
  for await (const entry of entriesBelow(join(dataDirectory, "files"))) {
    const path = relative(dataDirectory, join(entry.parentPath, entry.name)).replaceAll(sep, "/");
    if (entry.isFile() && isDataFile(path) && !isPassing(path)) yield path;
  }
}
