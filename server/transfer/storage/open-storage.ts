import { existsSync } from "node:fs";
import { join } from "node:path";
import { listTables } from "#platform/database/dialect/list-tables.ts";
import { type OpenDatabase, openDatabase, openReadOnly } from "#platform/database/open.ts";
import { reachDatabase } from "#platform/database/reach.ts";
import { TransferProblem } from "../problem.ts";
import type { ConsoleStorage } from "./console-storage.ts";

/** Opens a PostgreSQL database; throws `NoDatabase` if it doesn't respond. */
export const openPostgres = async (url: string): Promise<OpenDatabase> => {
  // A connection that breaks while idle doesn't matter: the next query uses another.
  const opened = openDatabase({ url, onIdleError: () => undefined });
  try {
    await reachDatabase(opened, url);
    return opened;
  } catch (error) {
    await opened.close();
    throw error;
  }
};

/** Throws `TransferProblem` if a data directory has no embedded database. */
export const requireEmbedded = (dataDirectory: string): void => {
  if (!existsSync(join(dataDirectory, "console.db")))
    throw new TransferProblem(
      `There is no database in ${dataDirectory}. Set DATA_DIR to the console's data directory.`,
    );
};

const openEmbedded = async (dataDirectory: string): Promise<OpenDatabase> => {
  requireEmbedded(dataDirectory);
  try {
    const opened = openReadOnly(dataDirectory);
    // A file that isn't a database fails on the first read.
    await listTables(opened).catch(async (error: unknown) => {
      await opened.close();
      throw error;
    });
    return opened;
  } catch (error) {
    throw new TransferProblem(
      `The database in ${dataDirectory} can't be read: ${(error as Error).message}.`,
      { cause: error },
    );
  }
};

/** Opens a console's database for reading, whether a server is running there or not. */
export const openToRead = ({ dataDirectory, databaseUrl }: ConsoleStorage): Promise<OpenDatabase> =>
  databaseUrl ? openPostgres(databaseUrl) : openEmbedded(dataDirectory);

/** Closes the resource after the work, even if that fails. */
export const closeAfter = async <Opened extends OpenDatabase, Result>(
  opened: Opened,
  work: (opened: Opened) => Promise<Result>,
): Promise<Result> => {
  try {
    return await work(opened);
  } finally {
    await opened.close();
  }
};
