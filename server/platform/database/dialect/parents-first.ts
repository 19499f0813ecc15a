import { sql } from "kysely";
import type { Services } from "#platform/services.ts";

/**
 * Tables in an order in which they can be filled: those that others refer to first. While a reference is broken, SQLite
 * looks for rows that refer to each added one, mostly without an index: a restore of 20,000 operators didn't end.
 */
export const parentsFirst = async <Table extends { name: string }>(
  { database, dialect }: Pick<Services, "database" | "dialect">,
  tables: readonly Table[],
): Promise<readonly Table[]> => {
  if (dialect === "postgres") return tables;
  const { rows } = await sql<{ child: string; parent: string }>`
    select tables.name as child, keys."table" as parent
    from sqlite_schema tables join pragma_foreign_key_list(tables.name) keys
    where tables.type = 'table'`.execute(database);
  const ordered = new Set<Table>();
  const seen = new Set<string>();
  const add = (table: Table) => {
    if (seen.has(table.name)) return;
    seen.add(table.name);
    for (const { parent } of rows.filter(({ child }) => child === table.name))
      for (const one of tables) if (one.name === parent) add(one);
    ordered.add(table);
  };
  for (const table of tables) add(table);
  return [...ordered];
};
