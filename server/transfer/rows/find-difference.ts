import { appliedMigrations } from "./applied-migrations.ts";
import { digestOfTable } from "./read-table.ts";
import type { RowSource } from "./row-source.ts";
import { schemaAt } from "./schema.ts";
import type { Store } from "./store.ts";
import { digestOfLines, isSameDigest, type TableDigest } from "./table-digest.ts";

/**
 * The first difference between a database in use and the source, for people; undefined if it has all of the source's
 * data unchanged. `onTable` is called for each identical table.
 */
export const findDifference = async (
  store: Store,
  source: RowSource,
  onTable: (name: string, digest: TableDigest) => void,
): Promise<string | undefined> => {
  const applied = await appliedMigrations(store);
  if (!applied.includes(source.migration)) return "its tables are not those of this console";
  // Later migrations may have renamed tables and values.
  if (applied.at(-1) !== source.migration)
    return `it is at migration ${applied.at(-1)}, and the source at ${source.migration}`;
  for (const table of await schemaAt(source.migration)) {
    const digest = digestOfLines();
    for await (const lines of source.read(table)) digest.add(lines);
    const wanted = digest.end();
    const found = await digestOfTable(store, table);
    if (wanted.rows !== found.rows)
      return `${table.name} has ${found.rows} rows and not ${wanted.rows}`;
    if (!isSameDigest(wanted, found)) return `the rows of ${table.name} are others`;
    onTable(table.name, found);
  }
  return undefined;
};
