import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, mkdtemp, open, rename, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { Transform } from "node:stream";
import { TransferProblem } from "../problem.ts";
import { type Content, writeHashed } from "./hashed-file.ts";
import { type Manifest, manifestFile, sumsFile } from "./manifest.ts";

export interface BackupWriter {
  /** Adds a file below the folder; `/` between the parts of its path. */
  add: (path: string, content: Content, through?: Transform) => Promise<void>;
  has(path: string): boolean;
  /** Completes the backup: only now the folder exists. */
  finish(manifest: Omit<Manifest, "sums">): Promise<void>;
  /** Removes everything, unless it's finished. */
  discard(): Promise<void>;
}

const refuseExisting = (folder: string) => {
  if (existsSync(folder))
    throw new TransferProblem(`${folder} is there already; a backup needs a folder of its own.`);
};

/** Starts a backup under a temporary name next to `folder`, readable only by its own user. */
export const startBackup = async (folder: string): Promise<BackupWriter> => {
  refuseExisting(folder);
  await mkdir(dirname(folder), { recursive: true, mode: 0o700 });
  const temporary = await mkdtemp(`${folder}.part-`);
  const sums = await open(join(temporary, sumsFile), "wx", 0o600);
  const hashOfSums = createHash("sha256");
  const add: BackupWriter["add"] = async (path, content, through) => {
    const sha256 = await writeHashed(join(temporary, path), content, through);
    const line = `${sha256}  ${path}\n`;
    if (path !== manifestFile) hashOfSums.update(line);
    await sums.appendFile(line);
  };
  return {
    add,
    has: (path) => existsSync(join(temporary, path)),
    async finish(manifest) {
      const text = JSON.stringify({ ...manifest, sums: hashOfSums.digest("hex") }, undefined, 2);
      await add(manifestFile, [Buffer.from(`${text}\n`)]);
      await sums.sync();
      await sums.close();
      refuseExisting(folder);
      await rename(temporary, folder);
    },
    async discard() {
      await sums.close();
      await rm(temporary, { recursive: true, force: true });
    },
  };
};
