import { access, mkdir, open, opendir, readFile, rename, rm, statfs } from "node:fs/promises";
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

/**
 * Files below a directory. A write is complete or absent: the bytes go to a temporary name, to
 * disk, and only then to their own name.
 */
export const fileStore = (directory: string): Files => {
  const pathOf = (name: string): string => join(directory, requireFileKey(name));
  return {
    kind: "disk",
    async write(name, bytes) {
      const path = pathOf(name);
      await mkdir(dirname(path), { recursive: true });
      const temporary = `${path}.${newId()}.part`;
      try {
        const file = await open(temporary, "wx");
        try {
          await file.writeFile(bytes);
          await file.sync();
        } finally {
          await file.close();
        }
        await rename(temporary, path);
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
    async room() {
      await mkdir(directory, { recursive: true });
      const { bavail, bsize } = await statfs(directory);
      return bavail * bsize;
    },
    close: () => undefined,
  };
};
