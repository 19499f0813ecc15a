import { appliedMigrations, lastMigration } from "./applied-migrations.ts";
import { readTable } from "./read-table.ts";
import type { Table } from "./schema.ts";
import type { Store } from "./store.ts";

/** Where rows come from: a database or a backup. */
export interface RowSource {
  /** The last migration applied when the rows were read; determines their format. */
  migration: string;
  /** The rows of a table as lines, in batches. */
  read(table: Table): AsyncIterable<string[]>;
}

/** The rows of a database, within a transaction; `name` is for messages. */
export const sourceOf = async (snapshot: Store, name: string): Promise<RowSource> => ({
  migration: lastMigration(await appliedMigrations(snapshot), name),
  read: (table) => readTable(snapshot, table),
});
