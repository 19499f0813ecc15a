import { appliedMigrations, lastMigration } from "./applied-migrations.ts";
import { readTable } from "./read-table.ts";
import type { Table } from "./schema.ts";
import type { Store } from "./store.ts";

/** Where rows come from: a database or a backup. */
export interface RowSource {
  /** The last migration before the rows were read: the form that they have. */
  migration: string;
  /** The rows of a table as lines, in batches. */
  read(table: Table): AsyncIterable<string[]>;
}

/** The rows of a database, within a transaction of it; `name` is what people know it by. */
export const sourceOf = async (snapshot: Store, name: string): Promise<RowSource> => ({
  migration: lastMigration(await appliedMigrations(snapshot), name),
  read: (table) => readTable(snapshot, table),
});
