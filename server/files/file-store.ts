import { mkdir, open, readFile, rename, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import { newId } from "../database/id.ts";
import type { Files } from "./files.ts";

const key = /^[a-z0-9-]+(\/[A-Za-z0-9_-]+)*\.[a-z0-9]+$/;

/**
 * Files below a directory. A write is complete or absent: the bytes go to a temporary name, to
 * disk, and only then to their own name.
 */
export const fileStore = (directory: string): Files => {
  const pathOf = (name: string): string => {
    if (!key.test(name)) throw new Error(`Not a file key: ${name}`);
    return join(directory, name);
  };
  return {
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
  };
};
