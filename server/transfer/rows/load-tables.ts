import { checkReferencesAfter } from "#platform/database/dialect/check-references-after.ts";
import { parentsFirst } from "#platform/database/dialect/parents-first.ts";
import { migrate } from "#platform/database/migrate.ts";
import { TransferProblem } from "../problem.ts";
import { digestOfTable } from "./read-table.ts";
import type { RowSource } from "./row-source.ts";
import { schemaAt, type Table } from "./schema.ts";
import type { Store } from "./store.ts";
import { digestOfLines, isSameDigest, type TableDigest } from "./table-digest.ts";
import { type Kysely, sql } from "kysely";
import { decodeRow, type Row } from "./row-format.ts";

/** SQLite allows 32766 parameters per statement, PostgreSQL twice as many. */
const valuesAtOnce = 32_000;

/** Adds the rows of lines to a table. A row that the database refuses throws `TransferProblem`. */
const writeRows = async (
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
const clearTable = async ({ database }: Store, { name }: Table): Promise<void> => {
  const { rows } = await sql`select 1 from ${sql.table(name)} limit 1`.execute(database);
  if (rows.length > 0) await sql`delete from ${sql.table(name)}`.execute(database);
};

const loadTable = async (target: Store, source: RowSource, table: Table): Promise<TableDigest> => {
  const digest = digestOfLines();
  for await (const lines of source.read(table)) {
    digest.add(lines);
    await writeRows(target, table, lines);
  }
  const read = digest.end();
  if (!isSameDigest(read, await digestOfTable(target, table)))
    throw new TransferProblem(
      `The rows of ${table.name} were read back differently than they were written.`,
    );
  return read;
};

/**
 * Creates the tables in an unused database, in the source's version, and fills them with its rows. Each table is read
 * again and compared; then `onTable` is called. All within one transaction of the target, so that a failure leaves
 * nothing.
 */
export const loadTables = async (
  target: Store,
  source: RowSource,
  onTable: (name: string, digest: TableDigest) => void,
): Promise<void> => {
  await migrate(target.database, () => undefined, { upTo: source.migration });
  const tables = await schemaAt(source.migration);
  await checkReferencesAfter(target, async () => {
    for (const table of tables) await clearTable(target, table);
    for (const table of await parentsFirst(target, tables))
      onTable(table.name, await loadTable(target, source, table));
  });
};
