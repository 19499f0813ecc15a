import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { migrate } from "@console-shell/server/platform/database/migrate";
import { type OpenDatabase, openDatabase } from "@console-shell/server/platform/database/open";
import { openPgliteDatabase } from "@console-shell/testing/pglite-database";
import { createPostgresDatabase } from "@console-shell/testing/postgres-database";
import { startPrivatePostgres } from "@console-shell/testing/private-postgres";

/** A migrated, empty database of its own. */
export interface Place {
  name: string;
  database: OpenDatabase["database"];
  dialect: OpenDatabase["dialect"];
  /** Who can compare here: our worker thread, pgvector, or either. */
  compares: readonly ("ours" | "pgvector")[];
  close(): Promise<void>;
}

export const openSqlite = async (): Promise<Place> => {
  const directory = mkdtempSync(join(tmpdir(), "bench-vectors-"));
  const opened = openDatabase({ dataDirectory: directory });
  await migrate(opened.database, () => undefined);
  return {
    ...opened,
    name: "SQLite",
    compares: ["ours"],
    async close() {
      await opened.close();
      rmSync(directory, { recursive: true, force: true });
    },
  };
};

/**
 * A PostgreSQL from Debian's programs, or from another folder, which must have pgvector. Searches
 * write nothing.
 */
export const openPostgres = async (programs?: string): Promise<Place> => {
  const postgres = await startPrivatePostgres({ programs });
  // Connections that the server closes when it stops emit an error.
  const onIdleError = () => undefined;
  const url = await createPostgresDatabase(postgres.url);
  const opened = openDatabase({ url, onIdleError });
  await migrate(opened.database, () => undefined);
  return {
    ...opened,
    name: "PostgreSQL",
    compares: programs === undefined ? ["ours"] : ["ours", "pgvector"],
    async close() {
      await opened.close();
      await postgres.stop();
    },
  };
};

/** PGlite from npm, with pgvector: a single process, compiled to WASM. */
export const openPglite = async (): Promise<Place> => ({
  name: "PGlite",
  dialect: "postgres",
  compares: ["pgvector"],
  ...(await openPgliteDatabase()),
});
