import { readFileSync, statSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { normalize, join, sep } from "node:path";
import { type BuiltFile, builtFile } from "./built-file.ts";

/** The file at a path below a folder; undefined where there is none. */
export type ReadFile = (folder: string, path: string) => BuiltFile | undefined;

/** Longer than any path of a build; of a longer name file systems say that it is wrong, not absent. */
const longestPath = 250;

/** Reads files once, and again when they have changed on disk. Nothing outside the folder is read. */
export const cachedFiles = (): ReadFile => {
  const known = new Map<string, { version: string; file: BuiltFile }>();
  return (folder, path) => {
    const full = normalize(join(folder, path));
    if (!full.startsWith(folder + sep) || full.includes("\0")) return undefined;
    if (Buffer.byteLength(path) > longestPath) return undefined;
    const status = statSync(full, { throwIfNoEntry: false });
    if (!status?.isFile()) {
      known.delete(full);
      return undefined;
    }
    const version = `${status.mtimeMs}-${status.size}-${status.ino}`;
    const entry = known.get(full);
    if (entry?.version === version) return entry.file;
    const file = builtFile(full, readFileSync(full), () => readFile(`${full}.br`));
    known.set(full, { version, file });
    return file;
  };
};
