import { createReadStream } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { pipeline } from "node:stream";
import { createGunzip } from "node:zlib";
import { z } from "zod";
import { TransferProblem } from "../problem.ts";
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
export async function* filesOf(folder: string): AsyncGenerator<BackupFile> {
  for await (const lines of linesOf(createReadStream(join(folder, sumsFile))))
    for (const line of lines) {
      const [, sha256, path] = sumLine.exec(line) ?? [];
      if (!sha256 || !path) throw new TransferProblem(`${sumsFile} of the backup is altered.`);
      yield { path, sha256 };
    }
}

/** A backup's manifest; throws `TransferProblem` if it's invalid. */
export const readManifest = async (folder: string): Promise<Manifest> => {
  const text = await readFile(join(folder, manifestFile), "utf8");
  const { success, data, error } = Manifest.safeParse(JSON.parse(text));
  if (success) return data;
  throw new TransferProblem(`${manifestFile} of the backup is wrong: ${z.prettifyError(error)}`);
};

/** The rows of a table of a backup as lines, in batches. */
export const tableLinesOf = (folder: string, table: string): AsyncIterable<string[]> =>
  linesOf(
    pipeline(
      createReadStream(join(folder, tableFile(table))),
      createGunzip(),
      // The reader of the lines gets the error, too.
      () => undefined,
    ),
  );
