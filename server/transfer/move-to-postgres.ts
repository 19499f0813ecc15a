import { resolve } from "node:path";
import { lockDatabase } from "#platform/database/dialect/lock-database.ts";
import { lockDataDirectory } from "#platform/database/lock-data-directory.ts";
import { migrate } from "#platform/database/migrate.ts";
import type { OpenDatabase } from "#platform/database/open.ts";
import { isConnectionLost, nameOfDatabase } from "#platform/database/reach.ts";
import { filesFolder } from "#platform/files/open-files.ts";
import { closeAfter, openPostgres, openToRead, requireEmbedded } from "./storage/open-storage.ts";
import { nameOfStorage, type ConsoleStorage } from "./storage/console-storage.ts";
import { TransferProblem } from "./problem.ts";
import { isUnused } from "./rows/applied-migrations.ts";
import { findDifference } from "./rows/find-difference.ts";
import { loadTables } from "./rows/load-tables.ts";
import { type RowSource, sourceOf } from "./rows/row-source.ts";
import { allOrNothing, ofOneMoment, type Store } from "./rows/store.ts";
import { startTally, type Tally } from "./tally.ts";

interface Names {
  source: string;
  target: string;
  /** Host and name of the target. */
  address: string;
}

/** Fills the target, unless everything is there already; returns a summary. */
const fill = async (
  target: Store,
  source: RowSource,
  name: string,
  tally: Tally,
): Promise<string> => {
  await lockDatabase(target);
  if (await isUnused(target)) {
    await loadTables(target, source, tally.addTable);
    await migrate(target.database, () => undefined);
    return `${name} has everything now: ${tally.total()}, counts and checksums agree.`;
  }
  const difference = await findDifference(target, source, tally.addTable);
  if (difference !== undefined)
    throw new TransferProblem(
      `${name} is in use by something else: ${difference}. Nothing was changed.`,
    );
  return `${name} has everything already: ${tally.total()}, counts and checksums agree. Nothing was changed.`;
};

const move = async (
  from: OpenDatabase,
  to: OpenDatabase,
  names: Names,
  tally: Tally,
): Promise<string> => {
  let isFilled = false;
  try {
    return await ofOneMoment(from, async (snapshot) => {
      const source = await sourceOf(snapshot, names.source);
      return allOrNothing(to, async (target) => {
        const verdict = await fill(target, source, names.target, tally);
        isFilled = true;
        return verdict;
      });
    });
  } catch (error) {
    if (!isConnectionLost(error)) throw error;
    // It broke during the commit, which may have succeeded.
    const state = isFilled ? "Everything may be there or nothing" : "Nothing was changed";
    throw new TransferProblem(
      `The connection to the database at ${names.address} broke. ${state}; run the command again.`,
      { cause: error },
    );
  }
};

/**
 * Copies everything from the embedded database into an unused PostgreSQL database: all or nothing. The embedded one is
 * only read, and is locked against writes. If everything is there already nothing happens; a database with anything
 * else throws `TransferProblem`.
 */
export const moveToPostgres = async (
  { dataDirectory, databaseUrl, s3 }: ConsoleStorage,
  say: (line: string) => void,
): Promise<void> => {
  if (!databaseUrl)
    throw new TransferProblem("Set DATABASE_URL to the PostgreSQL database to move to.");
  const embedded = { dataDirectory, databaseUrl: undefined, s3 };
  const names = {
    source: nameOfStorage(embedded),
    target: nameOfStorage({ dataDirectory, databaseUrl, s3 }),
    address: nameOfDatabase(databaseUrl),
  };
  requireEmbedded(dataDirectory);
  const lock = lockDataDirectory(dataDirectory);
  try {
    const verdict = await closeAfter(await openToRead(embedded), async (from) =>
      closeAfter(await openPostgres(databaseUrl), (to) => move(from, to, names, startTally(say))),
    );
    say(
      s3
        ? `Pictures stay in the bucket ${s3.bucket}, keys in DATA_DIR: keep it as it is.`
        : `Pictures stay in ${resolve(filesFolder(dataDirectory))}: keep DATA_DIR as it is.`,
    );
    say(verdict);
  } finally {
    lock.release();
  }
};
