import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { migrate } from "@console-shell/server/database/migrate";
import { openDatabase } from "@console-shell/server/database/open";
import type { Tables } from "@console-shell/server/database/tables/index";
import { openPgliteDatabase } from "@console-shell/testing/pglite-database";
import { createPostgresDatabase } from "@console-shell/testing/postgres-database";
import { startPrivatePostgres } from "@console-shell/testing/private-postgres";
import type { Kysely } from "kysely";

/** A migrated, empty database of its own. */
export interface Place {
  name: string;
  database: Kysely<Tables>;
  /** Who compares here: a thread of ours, pgvector, or either. */
  compares: readonly ("ours" | "pgvector")[];
  close(): Promise<void>;
}

export const openSqlite = async (): Promise<Place> => {
  const directory = mkdtempSync(join(tmpdir(), "bench-vectors-"));
  const { database, close } = openDatabase({ dataDirectory: directory });
  await migrate(database, () => undefined);
  return {
    name: "SQLite",
    database,
    compares: ["ours"],
    async close() {
      await close();
      rmSync(directory, { recursive: true, force: true });
    },
  };
};

/** A PostgreSQL that keeps its promises at a crash, of Debian's programs or of those in another folder. */
export const openPostgres = async (programs?: string): Promise<Place> => {
  const postgres = await startPrivatePostgres({ durable: true, programs });
  // Connections that the server's end takes along say so.
  const onIdleError = () => undefined;
  const url = await createPostgresDatabase(postgres.url);
  const { database, close } = openDatabase({ url, onIdleError });
  await migrate(database, () => undefined);
  return {
    name: "PostgreSQL",
    database,
    compares: programs === undefined ? ["ours"] : ["ours", "pgvector"],
    async close() {
      await close();
      await postgres.stop();
    },
  };
};

/** The PostgreSQL with pgvector that npm has: one process, compiled for WASM. */
export const openPglite = async (): Promise<Place> => ({
  name: "PGlite",
  compares: ["pgvector"],
  ...(await openPgliteDatabase()),
});
