import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { TransferProblem } from "../problem.ts";
import { isDataFile } from "./data-files.ts";
import { hashOfFile } from "./hashed-file.ts";
import { type Manifest, manifestFile, sumsFile, tableFile } from "./manifest.ts";
import { type BackupFile, filesOf, readManifest } from "./read-backup.ts";

const verifyFile = async (folder: string, { path, sha256 }: BackupFile): Promise<void> => {
  const file = join(folder, path);
  if (!existsSync(file)) throw new TransferProblem(`${path} of the backup is missing.`);
  if ((await hashOfFile(file)) !== sha256)
    throw new TransferProblem(`${path} of the backup is altered: its SHA-256 doesn't match.`);
};

const isTableFile = (path: string) => /^tables\/\w+\.ndjson\.gz$/.test(path);

/**
 * Verifies all of a backup's files before using them, and returns its manifest. A missing, altered or truncated file
 * throws a `TransferProblem` that names it.
 */
export const verifyBackup = async (folder: string): Promise<Manifest> => {
  for (const name of [manifestFile, sumsFile])
    if (!existsSync(join(folder, name)))
      throw new TransferProblem(`There is no backup in ${folder}: it has no ${name}.`);
  const sums = createHash("sha256");
  const listed = new Set<string>();
  for await (const file of filesOf(folder)) {
    if (file.path !== manifestFile && !isTableFile(file.path) && !isDataFile(file.path))
      throw new TransferProblem(
        `${sumsFile} of the backup lists ${file.path}, which no backup contains.`,
      );
    await verifyFile(folder, file);
    if (file.path !== manifestFile) sums.update(`${file.sha256}  ${file.path}\n`);
    if (!isDataFile(file.path)) listed.add(file.path);
  }
  const manifest = await readManifest(folder);
  const missing = [manifestFile, ...Object.keys(manifest.tables).map(tableFile)].find(
    (path) => !listed.has(path),
  );
  if (missing !== undefined || sums.digest("hex") !== manifest.sums)
    throw new TransferProblem(`${sumsFile} of the backup is altered: files are missing from it.`);
  return manifest;
};
