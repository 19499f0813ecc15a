import { copyFileSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { migrate } from "@console-shell/server/platform/database/migrate";
import { openDatabase, type ServedDatabase } from "@console-shell/server/platform/database/open";
import { inject } from "vitest";
import { createPostgresDatabase, dropPostgresDatabase, withoutHaste } from "./postgres-database.ts";
import "./provided.ts";
import { takeDatabase } from "./reused-databases.ts";

export interface TestDatabase extends ServedDatabase {
  /** A temporary directory, also for files. */
  directory: string;
}

const onIdleError = (error: Error) => {
  throw error;
};

const openSqlite = async (directory: string, upTo?: string): Promise<ServedDatabase> => {
  if (upTo === undefined) copyFileSync(inject("migratedSqlite"), join(directory, "console.db"));
  const opened = openDatabase({ dataDirectory: directory });
  if (upTo !== undefined) await migrate(opened.database, () => undefined, { upTo });
  return opened;
};

const openPostgres = async (upTo?: string): Promise<ServedDatabase> => {
  const server = inject("postgresUrl");
  if (upTo === undefined) return takeDatabase(server, inject("migratedPostgres"));
  const url = await createPostgresDatabase(server);
  const opened = openDatabase({ url: withoutHaste(url), onIdleError });
  await migrate(opened.database, () => undefined, { upTo });
  return {
    ...opened,
    async close() {
      await opened.close();
      await dropPostgresDatabase(server, url);
    },
  };
};

/**
 * A separate empty database, migrated to the latest version or `upTo` an older one: a SQLite file,
 * or a database of the private PostgreSQL in the test project `http-postgres`. `close` removes
 * everything it created.
 */
export const openTestDatabase = async (upTo?: string): Promise<TestDatabase> => {
  const directory = mkdtempSync(join(tmpdir(), "console-test-"));
  const postgres = process.env["TEST_DATABASE"] === "postgres";
  const opened = await (postgres ? openPostgres(upTo) : openSqlite(directory, upTo));
  return {
    ...opened,
    directory,
    async close() {
      await opened.close();
      rmSync(directory, { recursive: true, force: true });
    },
  };
};
