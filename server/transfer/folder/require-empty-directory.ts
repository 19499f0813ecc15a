import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { TransferProblem } from "../problem.ts";
import type { BackupFolder } from "./backup-folder.ts";
import { singleFiles } from "./data-files.ts";
import { stagingFolder } from "./stage-data-files.ts";

/** Left behind by a failed server start or restore. */
const leftovers = ["lock.db", "lock.db-journal", "lock.json", stagingFolder];

/**
 * Throws `TransferProblem` if a data directory contains anything that a restore would mix with or replace. An existing
 * key may stay if it's the backup's.
 */
export const requireEmptyDirectory = async (
  dataDirectory: string,
  backup: BackupFolder,
): Promise<void> => {
  const present = existsSync(dataDirectory) ? readdirSync(dataDirectory) : [];
  for (const name of singleFiles.filter((single) => present.includes(single))) {
    const here = join(dataDirectory, name);
    if (backup.has(name) && !readFileSync(here).equals(await buffer(backup.read(name))))
      throw new TransferProblem(`${here} is another one than the backup's. Nothing was changed.`);
  }
  const others = present.filter((name) => ![...leftovers, ...singleFiles].includes(name));
  if (others.length > 0)
    throw new TransferProblem(
      `The data directory ${dataDirectory} is not empty, it has ${others.join(", ")}. ` +
        "Set DATA_DIR to an empty one. Nothing was changed.",
    );
};
