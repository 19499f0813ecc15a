import {
  access,
  mkdir,
  open,
  opendir,
  readdir,
  readFile,
  rename,
  rm,
  stat,
  statfs,
} from "node:fs/promises";
import { dirname, join, relative, sep } from "node:path";
import { newId } from "../database/id.ts";
import { isFileKey, requireFileKey } from "./file-key.ts";
import type { Files } from "./files.ts";
import { isMissingFile } from "./missing-file.ts";

const exists = (path: string) =>
  access(path).then(
    () => true,
    (error: unknown) => {
      if (isMissingFile(error)) return false;
      throw error;
    },
  );

/** Milliseconds after which an unfinished write is abandoned. */
const longestWrite = 60 * 60_000;

/** A new file name is only durable once its folder is synced. Windows has no such call. */
const syncFolder = async (path: string): Promise<void> => {
  if (process.platform === "win32") return;
  const folder = await open(path);
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
};

/**
 * Files below a directory. Writes are atomic: the bytes go to a temporary name, to disk, and only then to their own
 * name.
 */
export const fileStore = (directory: string): Files => {
  const pathOf = (name: string): string => join(directory, requireFileKey(name));
  /** Folders of keys never begin with a dot. */
  const parts = join(directory, ".parts");
  return {
    kind: "disk",
    async write(name, bytes) {
      const path = pathOf(name);
      await mkdir(parts, { recursive: true });
      const made = await mkdir(dirname(path), { recursive: true });
      const temporary = join(parts, newId());
      try {
        const file = await open(temporary, "wx");
        try {
          await file.writeFile(bytes);
          await file.sync();
        } finally {
          await file.close();
        }
        await rename(temporary, path);
        // Including the folders created for it.
        for (let folder = dirname(path); ; folder = dirname(folder)) {
          await syncFolder(folder);
          if (made === undefined || folder === dirname(made)) break;
        }
      } catch (error) {
        await rm(temporary, { force: true });
        throw error;
      }
    },
    read: (name) => readFile(pathOf(name)),
    remove: (name) => rm(pathOf(name), { force: true }),
    async *keys() {
      if (!(await exists(directory))) return;
      for await (const entry of await opendir(directory, { recursive: true })) {
        const path = relative(directory, join(entry.parentPath, entry.name)).replaceAll(sep, "/");
        if (entry.isFile() && isFileKey(path)) yield path;
      }
    },
    async sweep() {
      if (!(await exists(parts))) return;
      for (const name of await readdir(parts)) {
        const path = join(parts, name);
        // Other processes may share the directory: a recent one may be theirs.
        const found = await stat(path).catch((error: unknown) => {
          if (!isMissingFile(error)) throw error;
        });
        if (found && Date.now() - found.mtimeMs > longestWrite) await rm(path, { force: true });
      }
    },
    async room() {
      await mkdir(directory, { recursive: true });
      const { bavail, bsize } = await statfs(directory);
      return bavail * bsize;
    },
    close: () => undefined,
  };
};
