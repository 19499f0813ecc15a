import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { Kysely } from "kysely";
import type { Services } from "../services.ts";
import { postgresDialect } from "./dialect/postgres.ts";
import { sqliteDialect } from "./dialect/sqlite.ts";
import { lockDataDirectory } from "./lock-data-directory.ts";
import { PortableValues } from "./portable-values.ts";
import type { Tables } from "./tables/index.ts";

/** A directory for the embedded SQLite, or the URL of a PostgreSQL database. */
export type DatabaseLocation =
  | { dataDirectory: string }
  | { url: string; onIdleError: (error: Error) => void };

export interface OpenDatabase extends Pick<Services, "database" | "dialect"> {
  close(): Promise<void>;
}

/**
 * Opens the database, without migrating it. A data directory belongs to one process at a time:
 * `DataDirectoryInUse` is thrown before anything is touched.
 */
export const openDatabase = (location: DatabaseLocation): OpenDatabase => {
  const plugins = [new PortableValues()];
  if ("url" in location) {
    const dialect = postgresDialect(location.url, location.onIdleError);
    const database = new Kysely<Tables>({ dialect, plugins });
    return { database, dialect: "postgres", close: () => database.destroy() };
  }
  mkdirSync(location.dataDirectory, { recursive: true, mode: 0o700 });
  const lock = lockDataDirectory(location.dataDirectory);
  const { dialect, close } = sqliteDialect(join(location.dataDirectory, "console.db"));
  const database = new Kysely<Tables>({ dialect, plugins });
  return {
    database,
    dialect: "sqlite",
    async close() {
      await database.destroy();
      close();
      lock.release();
    },
  };
};
