import { type Kysely, sql } from "kysely";
import {
  DEFAULT_MIGRATION_LOCK_TABLE,
  DEFAULT_MIGRATION_TABLE,
  type Migration,
  MIGRATION_LOCK_ID,
  Migrator,
} from "kysely/migration";
import { liftLimits, withoutLimits } from "./dialect/time-limits.ts";
import { migrations } from "./migrations/index.ts";
import { refuseUnwritable } from "./reach.ts";
import type { Tables } from "./tables/index.ts";

const table = sql.table(DEFAULT_MIGRATION_TABLE);
const lock = { lockTable: DEFAULT_MIGRATION_LOCK_TABLE, lockRowId: MIGRATION_LOCK_ID };

/** The database or backup is too old for this release, or from a newer one. */
export class IncompatibleDatabase extends Error {
  override readonly name = "IncompatibleDatabase";
}

/*
 * The baseline replaces a chain of migrations that made the same schema. What had the whole chain counts as having the
 * baseline. Remove this and its three uses once every installation has started a release with the baseline, and no
 * older backup is kept.
 */
const baseline = "0001-baseline";
const replaced = { first: "0001-operators", last: "0070-operators-view" };

/**
 * The given migrations, or the baseline if they are the chain. `owner` is who had them, for people, and `open` how to
 * open that with a release. Throws `IncompatibleDatabase` if the chain isn't complete.
 */
export const withBaseline = (
  applied: string[],
  owner = "The database",
  open = "start",
): string[] => {
  if (applied[0] !== replaced.first) return applied;
  if (applied.at(-1) === replaced.last) return [baseline];
  throw new IncompatibleDatabase(
    `${owner} ends at migration ${applied.at(-1)}, which is too old: ${open} the previous release ` +
      `(the last commit with server/platform/database/migrations/${replaced.last}.ts), then start this one.`,
  );
};

/** The applied migrations, in order; none of a new database. */
const readAppliedIfAny = async (database: Kysely<Tables>): Promise<string[]> => {
  const tables = await database.introspection.getTables({ withInternalKyselyTables: true });
  const names = new Set(tables.map(({ name }) => name));
  if (names.has(DEFAULT_MIGRATION_TABLE)) return readApplied(database);
  if (names.has("operators"))
    throw new IncompatibleDatabase(
      "The database has a table operators that isn't Console Shell's. Set another database.",
    );
  return [];
};

/** Returns the applied migrations, with the baseline in place of its chain. */
const moveToBaseline = async (database: Kysely<Tables>): Promise<string[]> => {
  const applied = await readAppliedIfAny(database);
  if (withBaseline(applied) === applied) return applied;
  await database.transaction().execute(async (transaction) => {
    const moved = await sql`
      update ${table} set name = ${baseline} where name = ${replaced.last}`.execute(transaction);
    // Another server was first, and may have applied more since.
    if (moved.numAffectedRows === 0n) return;
    await sql`delete from ${table} where name <> ${baseline}`.execute(transaction);
  });
  return readApplied(database);
};

/** The migrations, which take as long as they need; `onProgress` is called before each with its name. */
const announced = (onProgress: (name: string) => void): Record<string, Migration> =>
  Object.fromEntries(
    Object.entries(migrations).map(([name, migration]) => [
      name,
      {
        up: async (database) => {
          onProgress(name);
          await liftLimits(database);
          await migration.up(database);
        },
      },
    ]),
  );

/** A migrated database's applied migrations, in order. */
export const readApplied = async (database: Kysely<Tables>): Promise<string[]> => {
  const { rows } = await sql<{ name: string }>`select name from ${table}`.execute(database);
  return rows.map(({ name }) => name).toSorted();
};

const refuseNewer = (unknown: string | undefined): void => {
  if (unknown)
    throw new IncompatibleDatabase(
      `The database was migrated by a newer release of Console Shell (${unknown}). ` +
        "Start the newer release, or restore a backup made before the upgrade.",
    );
};

/**
 * The first applied migration that this release doesn't know and can't run on, if any. A migration that removes something
 * says in its name from which one on releases don't use it: `0031-drop-names-needs-0025`.
 */
const findUnbearable = (unknown: readonly string[]): string | undefined => {
  const latest = Object.keys(migrations).at(-1) ?? "";
  return unknown.find((name) => {
    const needed = /-needs-(\d{4})$/.exec(name)?.[1];
    return needed !== undefined && latest.slice(0, needed.length) < needed;
  });
};

/** The last migration of the first release that starts on a database of a newer one. */
const firstTolerant = "0014";

/** The number that a release's migrations have to reach for it to run on a database that this one has migrated. */
export const backTo = (names: readonly string[] = Object.keys(migrations)): string =>
  [firstTolerant, ...names.flatMap((name) => /-needs-(\d{4})$/.exec(name)?.[1] ?? [])]
    .toSorted()
    .at(-1)!;

/** Accepts a database of a newer release that this one can run on, as during a rolling upgrade. */
interface Accepted {
  orNewer?: boolean;
}

/* Releases only ever append migrations: where the two lists differ, they aren't of one line. */
const refuseOther = (applied: readonly string[]): void => {
  const known = Object.keys(migrations);
  const at = applied.findIndex((name, place) => place < known.length && name !== known[place]);
  if (at !== -1)
    throw new IncompatibleDatabase(
      `The database wasn't made by a release before or after this one: it has the migration ${applied[at]} ` +
        `where this release has ${known[at]}. Start the release that made it, or set another database.`,
    );
};

/** The migrations that are missing, given those that were applied. Throws `IncompatibleDatabase`. */
const missingAfter = (applied: readonly string[], { orNewer = false }: Accepted): string[] => {
  refuseOther(applied);
  const unknown = applied.filter((name) => !(name in migrations));
  refuseNewer(orNewer ? findUnbearable(unknown) : unknown[0]);
  return Object.keys(migrations).slice(applied.length);
};

/**
 * The migrations that a start would apply. Throws `IncompatibleDatabase` or `NoDatabase` for a database that it would
 * refuse; changes nothing.
 */
export const missingMigrations = async (database: Kysely<Tables>): Promise<string[]> => {
  const missing = missingAfter(withBaseline(await readAppliedIfAny(database)), { orNewer: true });
  await refuseUnwritable(database, missing);
  return missing;
};

interface MigrateOptions extends Accepted {
  /** The last migration to apply, by default the latest. */
  upTo?: string | undefined;
}

/**
 * Migrates the database: all missing migrations in one transaction, so that a failure changes nothing; or within the
 * given transaction. On PostgreSQL an advisory lock lets one server do it while others wait. `onProgress` is called
 * before each migration with its name. Throws `IncompatibleDatabase` for a newer or too old database.
 */
export const migrate = (
  database: Kysely<Tables>,
  onProgress: (name: string) => void,
  options: MigrateOptions = {},
): Promise<void> => {
  const run = (connection: Kysely<Tables>) => runMigrations(connection, onProgress, options);
  if (database.isTransaction) return run(database);
  return withoutLimits(database, async (connection) => {
    const { adapter } = connection.getExecutor();
    // The migrator locks later, but what it reads before fails while another server renames a table.
    await adapter.acquireMigrationLock(connection, lock);
    try {
      await run(connection);
    } finally {
      await adapter.releaseMigrationLock(connection, lock);
    }
  });
};

const runMigrations = async (
  database: Kysely<Tables>,
  onProgress: (name: string) => void,
  { upTo, ...accepted }: MigrateOptions,
): Promise<void> => {
  const missing = missingAfter(await moveToBaseline(database), accepted);
  await refuseUnwritable(database, missing);
  if (missing.length === 0) return;
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
