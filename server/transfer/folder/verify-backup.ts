import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { TransferProblem } from "../problem.ts";
import { type BackupFolder, plainFolder } from "./backup-folder.ts";
import { isDataFile } from "./data-files.ts";
import { headerFile } from "./encryption.ts";
import { hashOf } from "./hashed-file.ts";
import { type Manifest, manifestFile, sumsFile, tableFile } from "./manifest.ts";
import { type BackupFile, filesOf, readManifest } from "./read-backup.ts";

const verifyFile = async (folder: BackupFolder, { path, sha256 }: BackupFile): Promise<void> => {
  if (!folder.has(path)) throw new TransferProblem(`${path} of the backup is missing.`);
  if ((await hashOf(folder.read(path))) !== sha256)
    throw new TransferProblem(`${path} of the backup is altered: its SHA-256 doesn't match.`);
};

const isTableFile = (path: string) => /^tables\/\w+\.ndjson\.gz$/.test(path);

const isStoredFile = (path: string) =>
  path === headerFile || /^data\/[0-9a-f]{2}\/[0-9a-f]{32}$/.test(path);

/** Compares the files of an encrypted backup, without its key, with their list; returns how many it lists. */
const verifyStored = async (path: string): Promise<number> => {
  const stored = plainFolder(path);
  let count = 0;
  for await (const file of filesOf(stored)) {
    if (!isStoredFile(file.path))
      throw new TransferProblem(
        `${sumsFile} of the backup lists ${file.path}, which no encrypted backup contains.`,
      );
    await verifyFile(stored, file);
    count += 1;
  }
  return count;
};

/** Throws `TransferProblem` if a folder isn't a backup's. */
export const requireBackup = (folder: string): void => {
  const name = [sumsFile, existsSync(join(folder, headerFile)) ? headerFile : manifestFile].find(
    (one) => !existsSync(join(folder, one)),
  );
  if (name) throw new TransferProblem(`There is no backup in ${folder}: it has no ${name}.`);
};

/**
 * Verifies all of a backup's files before using them, and returns its manifest. A missing, altered or truncated file
 * throws a `TransferProblem` that names it.
 */
export const verifyBackup = async (folder: BackupFolder): Promise<Manifest> => {
  const stored = folder.isEncrypted ? await verifyStored(folder.path) : undefined;
  const sums = createHash("sha256");
  const listed = new Set<string>();
  let count = 0;
  for await (const file of filesOf(folder)) {
    if (file.path !== manifestFile && !isTableFile(file.path) && !isDataFile(file.path))
      throw new TransferProblem(
        `${sumsFile} of the backup lists ${file.path}, which no backup contains.`,
      );
    await verifyFile(folder, file);
    count += 1;
    if (file.path !== manifestFile) sums.update(`${file.sha256}  ${file.path}\n`);
    if (!isDataFile(file.path)) listed.add(file.path);
  }
  // An encrypted backup also lists its header, and its list itself.
  const isCounted = stored === undefined || stored === count + 2;
  const manifest = await readManifest(folder);
  const missing = [manifestFile, ...Object.keys(manifest.tables).map(tableFile)].find(
    (path) => !listed.has(path),
  );
  if (missing !== undefined || !isCounted || sums.digest("hex") !== manifest.sums)
    throw new TransferProblem(`${sumsFile} of the backup is altered: files are missing from it.`);
  return manifest;
};
