import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { newId } from "@console-shell/server/database/id";
import { migrate } from "@console-shell/server/database/migrate";
import { type OpenDatabase, openDatabase } from "@console-shell/server/database/open";
import { Client } from "pg";
import { inject } from "vitest";
import "./provided.ts";

export interface TestDatabase extends OpenDatabase {
  /** A temporary directory, for files too. */
  directory: string;
}

const createPostgresDatabase = async (): Promise<string> => {
  const server = inject("postgresUrl");
  const name = `test_${newId().replaceAll("-", "")}`;
  const client = new Client(server);
  await client.connect();
  try {
    await client.query(`create database ${name}`);
  } finally {
    await client.end();
  }
  return new URL(`/${name}`, server).href;
};

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
          url: await createPostgresDatabase(),
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
