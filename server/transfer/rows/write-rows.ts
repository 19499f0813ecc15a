import { type Kysely, sql } from "kysely";
import { TransferProblem } from "../problem.ts";
import { decodeRow, type Row } from "./row-format.ts";
import type { Table } from "./schema.ts";
import type { Store } from "./store.ts";

/** SQLite allows 32766 parameters per statement, PostgreSQL twice as many. */
const valuesAtOnce = 32_000;

/** Adds the rows of lines to a table. A row that the database refuses throws `TransferProblem`. */
export const writeRows = async (
  { database }: Store,
  table: Table,
  lines: readonly string[],
): Promise<void> => {
  const into = database as unknown as Kysely<Record<string, Row>>;
  const atOnce = Math.floor(valuesAtOnce / table.columns.length);
  const rows = lines.map((line) => decodeRow(table, line));
  try {
    for (let from = 0; from < rows.length; from += atOnce)
      await into
        .insertInto(table.name)
        .values(rows.slice(from, from + atOnce))
        .execute();
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new TransferProblem(`Rows of ${table.name} could not be written: ${reason}`, {
      cause: error,
    });
  }
};

/** Removes rows inserted by migrations. An empty table is skipped, because some refuse deletion. */
export const clearTable = async ({ database }: Store, { name }: Table): Promise<void> => {
  const { rows } = await sql`select 1 from ${sql.table(name)} limit 1`.execute(database);
  if (rows.length > 0) await sql`delete from ${sql.table(name)}`.execute(database);
};
