import { pipeline } from "node:stream";
import { text } from "node:stream/consumers";
import { createGunzip } from "node:zlib";
import { z } from "zod";
import { TransferProblem } from "../problem.ts";
import type { BackupFolder } from "./backup-folder.ts";
import { linesOf } from "./lines.ts";
import { Manifest, manifestFile, sumsFile, tableFile } from "./manifest.ts";

export interface BackupFile {
  /** `/` between its parts. */
  path: string;
  /** In hex. */
  sha256: string;
}

const sumLine = /^([0-9a-f]{64}) {2}(.+)$/;

/** Every file that a backup lists, in the order of the list. */
export async function* filesOf(folder: BackupFolder): AsyncGenerator<BackupFile> {
  for await (const lines of linesOf(folder.read(sumsFile)))
    for (const line of lines) {
      const [, sha256, path] = sumLine.exec(line) ?? [];
      if (!sha256 || !path) throw new TransferProblem(`${sumsFile} of the backup is altered.`);
      yield { path, sha256 };
    }
}

/** A backup's manifest; throws `TransferProblem` if it's invalid. */
export const readManifest = async (folder: BackupFolder): Promise<Manifest> => {
  const json = await text(folder.read(manifestFile));
  const { success, data, error } = Manifest.safeParse(JSON.parse(json));
  if (success) return data;
  throw new TransferProblem(`${manifestFile} of the backup is wrong: ${z.prettifyError(error)}`);
};

/** The rows of a table of a backup as lines, in batches. */
export const tableLinesOf = (folder: BackupFolder, table: string): AsyncIterable<string[]> =>
  linesOf(
    pipeline(
      folder.read(tableFile(table)),
      createGunzip(),
      // The reader of the lines gets the error, too.
      () => undefined,
    ),
  );
