import { DEFAULT_MIGRATION_LOCK_TABLE, DEFAULT_MIGRATION_TABLE } from "kysely/migration";
import { listTables } from "#platform/database/dialect/list-tables.ts";
import { readApplied, withBaseline } from "#platform/database/migrate.ts";
import { migrations } from "#platform/database/migrations/index.ts";
import { TransferProblem } from "../problem.ts";
import type { Store } from "./store.ts";

/** A database's applied migrations, in order. */
export const appliedMigrations = async (store: Store): Promise<string[]> => {
  if (!(await listTables(store)).includes(DEFAULT_MIGRATION_TABLE)) return [];
  return withBaseline(await readApplied(store.database));
};

/**
 * The last migration applied to `owner`; it implies the others. Throws `TransferProblem` if there is none, or one
 * unknown to this version.
 */
export const lastMigration = (applied: readonly string[], owner: string): string => {
  const known = Object.keys(migrations).toSorted();
  const unknown = applied.find((name, at) => name !== known[at]);
  if (unknown)
    throw new TransferProblem(
      `${owner} is of another version of the console: this one does not know ${unknown}.`,
    );
  const last = applied.at(-1);
  if (!last) throw new TransferProblem(`${owner} doesn't contain a console.`);
  return last;
};

/** Whether a database has no tables at all. */
export const isUnused = async (store: Store): Promise<boolean> => {
  const ofMigrations = [DEFAULT_MIGRATION_TABLE, DEFAULT_MIGRATION_LOCK_TABLE];
  const tables = await listTables(store);
  const hasOthers = tables.some((name) => !ofMigrations.includes(name));
  return !hasOthers && (await appliedMigrations(store)).length === 0;
};
