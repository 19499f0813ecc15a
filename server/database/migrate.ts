import type { Kysely } from "kysely";
import { type Migration, Migrator } from "kysely/migration";
import { withoutLimits } from "./dialect/time-limits.ts";
import { migrations } from "./migrations/index.ts";
import type { Tables } from "./tables/index.ts";

/** Tells before each migration is applied which one it is. */
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

/**
 * Brings the database to the newest form, or to that of the migration `upTo`: all missing
 * migrations in one transaction, so that a failure leaves it as it was; within a transaction that
 * is given, in that one. On PostgreSQL an advisory lock lets one server do it, others wait.
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
  throw new Error(`Migration ${failed?.migrationName ?? ""} failed`, { cause: error });
};
