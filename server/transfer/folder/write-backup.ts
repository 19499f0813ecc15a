import { createHash } from "node:crypto";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { mkdir, mkdtemp, open, rename, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import { PassThrough, type Transform } from "node:stream";
import { TransferProblem } from "../problem.ts";
import { encryptFile, headerFile, makeKeys, storedPath } from "./encryption.ts";
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

/** A file that is written line by line. */
const startLines = (write: (content: PassThrough) => Promise<string>) => {
  const lines = new PassThrough();
  const written = write(lines);
  // Reported where it's awaited.
  written.catch(() => undefined);
  return {
    async add(line: string) {
      if (!lines.write(line)) await Promise.race([once(lines, "drain"), written]);
    },
    /** Its hash. */
    end() {
      lines.end();
      return written;
    },
    async discard() {
      lines.destroy();
      await written.catch(() => undefined);
    },
  };
};

/** How a backup's files are stored. */
interface Store {
  at: (path: string) => string;
  /** Returns the hash of the content. */
  write: (path: string, content: Content, through?: Transform) => Promise<string>;
  finish: () => Promise<void>;
  discard: () => Promise<void>;
}

type AddSum = (path: string, sha256: string) => Promise<void>;

const plainStore = (folder: string, addSum: AddSum): Store => {
  const at = (path: string) => join(folder, path);
  return {
    at,
    async write(path, content, through) {
      const { sha256 } = await writeHashed(at(path), content, through);
      await addSum(path, sha256);
      return sha256;
    },
    finish: () => Promise.resolve(),
    discard: () => Promise.resolve(),
  };
};

/** Files have names that tell nothing; the list of the real ones is encrypted too. */
const encryptedStore = async (
  folder: string,
  passphrase: string,
  addSum: AddSum,
): Promise<Store> => {
  const { keys, header } = await makeKeys(passphrase);
  const { stored } = await writeHashed(join(folder, headerFile), [Buffer.from(header)]);
  await addSum(headerFile, stored);
  const at = (path: string) => join(folder, storedPath(keys, path));
  const list = startLines(async (content) => {
    const hash = await writeHashed(at(sumsFile), content, undefined, encryptFile(keys, sumsFile));
    return hash.stored;
  });
  return {
    at,
    async write(path, content, through) {
      const hash = await writeHashed(at(path), content, through, encryptFile(keys, path));
      await addSum(storedPath(keys, path), hash.stored);
      await list.add(`${hash.sha256}  ${path}\n`);
      return hash.sha256;
    },
    finish: async () => addSum(storedPath(keys, sumsFile), await list.end()),
    discard: () => list.discard(),
  };
};

/**
 * Starts a backup under a temporary name next to `folder`, readable only by its own user, and encrypted if there is a
 * passphrase.
 */
export const startBackup = async (folder: string, passphrase?: string): Promise<BackupWriter> => {
  refuseExisting(folder);
  await mkdir(dirname(folder), { recursive: true, mode: 0o700 });
  const temporary = await mkdtemp(`${folder}.part-`);
  const sums = await open(join(temporary, sumsFile), "wx", 0o600);
  const addSum: AddSum = (path, sha256) => sums.appendFile(`${sha256}  ${path}\n`);
  const store =
    passphrase === undefined
      ? plainStore(temporary, addSum)
      : await encryptedStore(temporary, passphrase, addSum);
  const hashOfSums = createHash("sha256");
  const add: BackupWriter["add"] = async (path, content, through) => {
    const sha256 = await store.write(path, content, through);
    if (path !== manifestFile) hashOfSums.update(`${sha256}  ${path}\n`);
  };
  return {
    add,
    has: (path) => existsSync(store.at(path)),
    async finish(manifest) {
      const text = JSON.stringify({ ...manifest, sums: hashOfSums.digest("hex") }, undefined, 2);
      await add(manifestFile, [Buffer.from(`${text}\n`)]);
      await store.finish();
      await sums.sync();
      await sums.close();
      refuseExisting(folder);
      await rename(temporary, folder);
    },
    async discard() {
      await store.discard();
      await sums.close();
      await rm(temporary, { recursive: true, force: true });
    },
  };
};
