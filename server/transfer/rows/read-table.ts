import { type Kysely, sql } from "kysely";
import { byBytes } from "#platform/database/dialect/by-bytes.ts";
import { rowsInBatches } from "#platform/database/dialect/rows-in-batches.ts";
import { encodeRow, type Row } from "./row-format.ts";
import type { Table } from "./schema.ts";
import type { Store } from "./store.ts";
import { digestOfLines, type TableDigest } from "./table-digest.ts";

const atOnce = 1000;

/**
 * All rows of a table as lines in the order of its key, in batches: a log of years doesn't fit into memory. To be read
 * within a transaction.
 */
export async function* readTable(store: Store, table: Table): AsyncGenerator<string[]> {
  const column = (name: string) => `${table.name}.${name}`;
  // Backups have the database's own names.
  const database = store.database.withoutPlugins();
  let query = (database as unknown as Kysely<Record<string, Row>>).selectFrom(table.name).select(
    table.columns.map(({ name, kind }) => {
      const value = sql.ref(column(name));
      return (kind === "whole" ? sql`cast(${value} as text)` : value).as(name);
    }),
  );
  for (const { name, kind } of table.key)
    query = query.orderBy(kind === "text" ? byBytes(store, column(name)) : sql.ref(column(name)));
  for await (const rows of rowsInBatches({ ...store, database }, query, atOnce))
    yield rows.map((row) => encodeRow(table, row));
}

/** A table's current content. To be read within a transaction. */
export const digestOfTable = async (store: Store, table: Table): Promise<TableDigest> => {
  const digest = digestOfLines();
  for await (const lines of readTable(store, table)) digest.add(lines);
  return digest.end();
};
