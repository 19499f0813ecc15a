import { type Kysely, sql } from "kysely";
import { DEFAULT_MIGRATION_TABLE, type Migration, Migrator } from "kysely/migration";
import { withoutLimits } from "./dialect/time-limits.ts";
import { migrations } from "./migrations/index.ts";
import type { Tables } from "./tables/index.ts";

/** The database has migrations that this release doesn't know. */
export class NewerDatabase extends Error {
  override readonly name = "NewerDatabase";
}

/** Called before each migration with its name. */
const announced = (onProgress: (name: string) => void): Record<string, Migration> =>
  Object.fromEntries(
    Object.entries(migrations).map(([name, migration]) => [
      name,
      {
        up: (database) => {
          onProgress(name);
          return migration.up(database);
        },
      },
    ]),
  );

const refuseNewer = async (database: Kysely<Tables>): Promise<void> => {
  const { rows } = await sql<{ name: string }>`
    select name from ${sql.table(DEFAULT_MIGRATION_TABLE)} order by name`.execute(database);
  const unknown = rows.find(({ name }) => !(name in migrations));
  if (unknown)
    throw new NewerDatabase(
      `The database was migrated by a newer release of Console Shell (${unknown.name}). ` +
        "Start the newer release, or restore a backup made before the upgrade.",
    );
};

/**
 * Migrates the database to the latest version, or up to the migration `upTo`: all missing migrations in one
 * transaction, so that a failure changes nothing; or within the given transaction. On PostgreSQL an advisory lock lets
 * one server do it while others wait.
 */
export const migrate = (
  database: Kysely<Tables>,
  onProgress: (name: string) => void,
  upTo?: string,
): Promise<void> => {
  const run = (connection: Kysely<Tables>) => runMigrations(connection, onProgress, upTo);
  return database.isTransaction ? run(database) : withoutLimits(database, run);
};

const runMigrations = async (
  database: Kysely<Tables>,
  onProgress: (name: string) => void,
  upTo: string | undefined,
): Promise<void> => {
  const migrator = new Migrator({
    db: database,
    provider: { getMigrations: () => Promise.resolve(announced(onProgress)) },
  });
  const { error, results } = await (upTo === undefined
    ? migrator.migrateToLatest()
    : migrator.migrateTo(upTo));
  if (!error) return;
  const failed = results?.find((result) => result.status === "Error");
  if (!failed) await refuseNewer(database);
  throw new Error(`Migration ${failed?.migrationName ?? ""} failed`, { cause: error });
};
