import { copyFileSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openDatabase, type ServedDatabase } from "@console-shell/server/platform/database/open";
import { inject } from "vitest";
import "./provided.ts";
import { takeDatabase } from "./reused-databases.ts";

export interface TestDatabase extends ServedDatabase {
  /** A temporary directory, also for files. */
  directory: string;
}

/**
 * A separate, migrated and otherwise empty database: a SQLite file, or a database of the private
 * PostgreSQL in the test project `http-postgres`. `close` removes everything it created.
 */
export const openTestDatabase = async (): Promise<TestDatabase> => {
  const directory = mkdtempSync(join(tmpdir(), "console-test-"));
  let opened: ServedDatabase;
  if (process.env["TEST_DATABASE"] === "postgres")
    opened = await takeDatabase(inject("postgresUrl"), inject("migratedPostgres"));
  else {
    copyFileSync(inject("migratedSqlite"), join(directory, "console.db"));
    opened = openDatabase({ dataDirectory: directory });
  }
  return {
    ...opened,
    directory,
    async close() {
      await opened.close();
      rmSync(directory, { recursive: true, force: true });
    },
  };
};
