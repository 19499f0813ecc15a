import { readFileSync, statSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { normalize, join, sep } from "node:path";
import { type BuiltFile, builtFile } from "./built-file.ts";

/** The file at a path below a folder; undefined if there is none. */
export type ReadFile = (folder: string, path: string) => BuiltFile | undefined;

/** Longer than any path of a build; for longer names file systems report an error other than absence. */
const longestPath = 250;

/** Reads at most once per key and turn of the event loop: a page asks for the same files many times in one turn. */
export const oncePerTurn = <Result>(read: (key: string) => Result): ((key: string) => Result) => {
  const known = new Map<string, { result: Result }>();
  return (key) => {
    const found = known.get(key) ?? { result: read(key) };
    if (known.size === 0) setImmediate(() => known.clear());
    known.set(key, found);
    return found.result;
  };
};

/** Caches files until they change on disk. Never reads outside of the folder. */
export const cachedFiles = (): ReadFile => {
  const known = new Map<string, { version: string; file: BuiltFile }>();
  const readFull = oncePerTurn((full) => {
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
  });
  return (folder, path) => {
    const full = normalize(join(folder, path));
    if (!full.startsWith(folder + sep) || full.includes("\0")) return undefined;
    return Buffer.byteLength(path) > longestPath ? undefined : readFull(full);
  };
};
