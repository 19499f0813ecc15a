import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";

const next = ".next-";
/** Lists the files of the last build; others are kept for pages loaded before it. */
const listFile = ".files";
const isHashed = (file: string): boolean => /-[\w-]{8,}\.\w+$/.test(file);
const isNext = (file: string): boolean => file.split(/[\\/]/).some((part) => part.startsWith(next));
const isFingerprint = (file: string): boolean => /(?:^|\/)\.?fingerprint$/.test(file);

const filesBelow = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)));

const filesOfLastBuild = (folder: string): string[] => {
  try {
    return JSON.parse(readFileSync(join(folder, listFile), "utf8")) as string[];
  } catch {
    // The first build, or one by a release without the list.
    return filesBelow(folder);
  }
};

/** This process's temporary build folder for `folder`. */
export const nextFolder = (folder: string): string => join(folder, `${next}${process.pid}`);

/** Removes this process's build if it wasn't put in place. */
export const discardNext = (folder: string): void =>
  rmSync(nextFolder(folder), { recursive: true, force: true });

/**
 * Moves the build in `nextFolder` into place while a server may be reading the last one. Files are renamed,
 * so none is ever missing: first those with a hash in their name, then those that refer to them, the
 * fingerprint last. Hashed files of the last build stay until the next one.
 */
export const putInPlace = (folder: string): void => {
  const fresh = nextFolder(folder);
  const files = filesBelow(fresh);
  const last = filesOfLastBuild(folder).filter(isHashed);
  const rank = (file: string) => (isHashed(file) ? 0 : isFingerprint(file) ? 2 : 1);
  for (const file of files.toSorted((one, other) => rank(one) - rank(other))) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    renameSync(join(fresh, file), join(folder, file));
  }
  writeFileSync(join(folder, listFile), JSON.stringify(files));
  discardNext(folder);
  const kept = new Set([...files, ...last, listFile]);
  for (const file of filesBelow(folder))
    if (!kept.has(file) && !isNext(file)) rmSync(join(folder, file));
};
