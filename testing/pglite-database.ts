import { PGlite } from "@electric-sql/pglite";
import { vector } from "@electric-sql/pglite-pgvector";
import { migrate } from "@console-shell/server/platform/database/migrate";
import { PostgresCompiler } from "@console-shell/server/platform/database/dialect/query-compilers";
import { openDatabase } from "@console-shell/server/platform/database/open";
import { names } from "@console-shell/server/platform/database/names";
import type { Tables } from "@console-shell/server/platform/database/tables/index";
import { Kysely, PostgresDialect, type PostgresPool } from "kysely";
import { createPostgresDatabase, withoutHaste } from "./postgres-database.ts";
import { startPrivatePostgres } from "./private-postgres.ts";

export interface PgliteDatabase {
  database: Kysely<Tables>;
  close(): Promise<void>;
}

/** PGlite has a single connection: it stays checked out until it is released. */
const poolOf = (pglite: PGlite): PostgresPool => {
  let released: Promise<void> = Promise.resolve();
  return {
    async connect() {
      const before = released;
      const { promise, resolve } = Promise.withResolvers<void>();
      released = promise;
      await before;
      return {
        query: async (text: string, parameters: readonly unknown[]) => {
          const { rows, affectedRows = 0 } = await pglite.query(text, [...parameters]);
          const command = (/^\s*(\w+)/.exec(text)?.[1] ?? "").toUpperCase();
          return { rows, rowCount: affectedRows, command };
        },
        release: resolve,
      };
    },
    end: () => pglite.close(),
  } as PostgresPool;
};

class PgliteDialect extends PostgresDialect {
  override createQueryCompiler() {
    return new PostgresCompiler();
  }
}

/** The same, in a PostgreSQL whose installation has pgvector. */
const openRealDatabase = async (): Promise<PgliteDatabase> => {
  const postgres = await startPrivatePostgres();
  const url = await createPostgresDatabase(postgres.url);
  const opened = openDatabase({ url: withoutHaste(url), onIdleError: () => undefined });
  await migrate(opened.database, () => undefined);
  return {
    database: opened.database,
    async close() {
      await opened.close();
      await postgres.stop();
    },
  };
};

/**
 * A migrated PostgreSQL with pgvector, in this process's memory: Debian 12 has no package for
 * pgvector. With `TEST_PGVECTOR` it's a real one.
 */
export const openPgliteDatabase = async (): Promise<PgliteDatabase> => {
  if (process.env["TEST_PGVECTOR"]) return openRealDatabase();
  const pglite = await PGlite.create({ extensions: { vector } });
  const dialect = new PgliteDialect({ pool: poolOf(pglite) });
  const database = new Kysely<Tables>({ dialect, plugins: [names] });
  await migrate(database, () => undefined);
  return { database, close: () => database.destroy() };
};
