import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { migrate } from "@console-shell/server/database/migrate";
import { type OpenDatabase, openDatabase } from "@console-shell/server/database/open";
import { inject } from "vitest";
import { createPostgresDatabase } from "./postgres-database.ts";
import "./provided.ts";

export interface TestDatabase extends OpenDatabase {
  /** A temporary directory, for files too. */
  directory: string;
}

/**
 * A migrated, empty database of its own: a SQLite file, or a database of the private PostgreSQL in
 * the test project `http-postgres`. `close` removes what it made.
 */
export const openTestDatabase = async (): Promise<TestDatabase> => {
  const directory = mkdtempSync(join(tmpdir(), "console-test-"));
  const postgres = process.env["TEST_DATABASE"] === "postgres";
  const opened = openDatabase(
    postgres
      ? {
          url: await createPostgresDatabase(inject("postgresUrl")),
          onIdleError: (error) => {
            throw error;
          },
        }
      : { dataDirectory: directory },
  );
  await migrate(opened.database, () => undefined);
  return {
    ...opened,
    directory,
    async close() {
      await opened.close();
      rmSync(directory, { recursive: true, force: true });
    },
  };
};
