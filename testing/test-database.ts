import { copyFileSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { migrate } from "@console-shell/server/database/migrate";
import { type OpenDatabase, openDatabase } from "@console-shell/server/database/open";
import { inject } from "vitest";
import { createPostgresDatabase, dropPostgresDatabase } from "./postgres-database.ts";
import "./provided.ts";

export interface TestDatabase extends OpenDatabase {
  /** A temporary directory, for files too. */
  directory: string;
}

const onIdleError = (error: Error) => {
  throw error;
};

/**
 * An empty database of its own, migrated to the newest form or `upTo` an older one: a SQLite file, or
 * a database of the private PostgreSQL in the test project `http-postgres`. `close` removes what it
 * made.
 */
export const openTestDatabase = async (upTo?: string): Promise<TestDatabase> => {
  const directory = mkdtempSync(join(tmpdir(), "console-test-"));
  const postgres = process.env["TEST_DATABASE"] === "postgres";
  const isNewest = upTo === undefined;
  if (isNewest && !postgres) copyFileSync(inject("migratedSqlite"), join(directory, "console.db"));
  const template = isNewest && postgres ? inject("migratedPostgres") : undefined;
  const url = postgres && (await createPostgresDatabase(inject("postgresUrl"), template));
  const opened = openDatabase(url ? { url, onIdleError } : { dataDirectory: directory });
  if (!isNewest) await migrate(opened.database, () => undefined, upTo);
  return {
    ...opened,
    directory,
    async close() {
      await opened.close();
      if (url) await dropPostgresDatabase(inject("postgresUrl"), url);
      rmSync(directory, { recursive: true, force: true });
    },
  };
};
