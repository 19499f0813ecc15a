import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";

const next = ".next-";
/** Which files are of the last build; the others are kept for pages that were loaded before it. */
const listFile = ".files";
const isHashed = (file: string): boolean => /-[\w-]{8,}\.\w+$/.test(file);
const isFingerprint = (file: string): boolean => /(?:^|\/)\.?fingerprint$/.test(file);

const filesBelow = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)));

const filesOfLastBuild = (folder: string): string[] => {
  try {
    return JSON.parse(readFileSync(join(folder, listFile), "utf8")) as string[];
  } catch {
    // Built by a release without such a list, or for the first time.
    return filesBelow(folder);
  }
};

/** Where a build for `folder` is made, by this process. */
export const nextFolder = (folder: string): string => join(folder, `${next}${process.pid}`);

/** Removes what is left of a build of this process that was not put in place. */
export const discardNext = (folder: string): void =>
  rmSync(nextFolder(folder), { recursive: true, force: true });

/**
 * Puts what is in `nextFolder` in the place of the last build, beside a server that reads it. Each
 * file is renamed, so that it is never missing: first those that carry a hash, then those that name
 * them, the fingerprint last. Hashed files of the last build stay until the next one.
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
    if (!kept.has(file) && !file.startsWith(next)) rmSync(join(folder, file));
};
