import { mkdir, open, readFile, rename, rm, statfs } from "node:fs/promises";
import { dirname, join } from "node:path";
import { newId } from "../database/id.ts";
import type { Files } from "./files.ts";

const key = /^[a-z0-9-]+(\/[A-Za-z0-9_-]+)*\.[a-z0-9]+$/;

/** Whether a text can be the key of a file; the name of one that is not whole yet is none. */
export const isFileKey = (text: string): boolean => key.test(text);

const probes = "health/";

/** The key of a file that is written, read and removed to see whether that works. */
export const newProbeKey = (): string => `${probes}${newId()}.txt`;

/** Whether a key is that of such a file, which nobody misses. */
export const isProbeKey = (text: string): boolean => text.startsWith(probes);

/**
 * Files below a directory. A write is complete or absent: the bytes go to a temporary name, to
 * disk, and only then to their own name.
 */
export const fileStore = (directory: string): Files => {
  const pathOf = (name: string): string => {
    if (!isFileKey(name)) throw new Error(`Not a file key: ${name}`);
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
    async room() {
      await mkdir(directory, { recursive: true });
      const { bavail, bsize } = await statfs(directory);
      return bavail * bsize;
    },
  };
};
