import { checkReferencesAfter } from "../../platform/database/dialect/check-references-after.ts";
import { migrate } from "../../platform/database/migrate.ts";
import { TransferProblem } from "../problem.ts";
import { digestOfTable } from "./read-table.ts";
import type { RowSource } from "./row-source.ts";
import { schemaAt, type Table } from "./schema.ts";
import type { Store } from "./store.ts";
import { digestOfLines, isSameDigest, type TableDigest } from "./table-digest.ts";
import { clearTable, writeRows } from "./write-rows.ts";

const loadTable = async (target: Store, source: RowSource, table: Table): Promise<TableDigest> => {
  const digest = digestOfLines();
  for await (const lines of source.read(table)) {
    digest.add(lines);
    await writeRows(target, table, lines);
  }
  const read = digest.end();
  if (!isSameDigest(read, await digestOfTable(target, table)))
    throw new TransferProblem(`The rows of ${table.name} did not arrive as they were sent.`);
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
  await migrate(target.database, () => undefined, source.migration);
  const tables = await schemaAt(source.migration);
  await checkReferencesAfter(target, async () => {
    for (const table of tables) await clearTable(target, table);
    for (const table of tables) onTable(table.name, await loadTable(target, source, table));
  });
};
