import { DEFAULT_MIGRATION_LOCK_TABLE, DEFAULT_MIGRATION_TABLE } from "kysely/migration";
import { Kysely, sql } from "kysely";
import { sqliteDialect } from "#platform/database/dialect/sqlite.ts";
import { migrate } from "#platform/database/migrate.ts";
import type { Tables } from "#platform/database/tables/index.ts";

/** How a column's values are written, see row-format.ts. */
export type ValueKind = "text" | "whole" | "fraction" | "boolean" | "json" | "bytes";

export interface Column {
  name: string;
  kind: ValueKind;
}

export interface Table {
  name: string;
  columns: readonly Column[];
  /** The primary key's columns, in order. */
  key: readonly Column[];
}

/** The column types that migrations use. */
const kinds: Record<string, ValueKind> = {
  text: "text",
  integer: "whole",
  bigint: "whole",
  "double precision": "fraction",
  boolean: "boolean",
  json: "json",
  bytea: "bytes",
};

interface ColumnRow {
  table: string;
  name: string;
  type: string;
  position: number;
}

const kindOf = ({ table, name, type }: ColumnRow): ValueKind => {
  const kind = kinds[type.toLowerCase()];
  if (!kind) throw new Error(`The column ${table}.${name} has a type to which no kind is known`);
  return kind;
};

const tableOf = (name: string, rows: readonly ColumnRow[]): Table => {
  const columns = rows.map((row) => ({ name: row.name, kind: kindOf(row), row }));
  const key = columns.filter(({ row }) => row.position > 0);
  if (key.length === 0) throw new Error(`The table ${name} has no primary key`);
  const present = ({ name, kind }: Column): Column => ({ name, kind });
  return {
    name,
    columns: columns.map(present),
    key: key.toSorted((a, b) => a.row.position - b.row.position).map(present),
  };
};

const read = new Map<string, Promise<readonly Table[]>>();

/** The tables that the migrations create, up to the given one, by name. Always the same ones, so they are read once. */
export const schemaAt = (migration: string): Promise<readonly Table[]> => {
  const tables = read.get(migration) ?? readSchema(migration);
  read.set(migration, tables);
  return tables;
};

/**
 * From an empty in-memory database: the migrations are the same for both databases, and other programs' tables next to
 * ours aren't included.
 */
const readSchema = async (migration: string): Promise<Table[]> => {
  const { dialect, close } = sqliteDialect(":memory:");
  try {
    const database = new Kysely<Tables>({ dialect });
    await migrate(database, () => undefined, { upTo: migration });
    const { rows } = await sql<ColumnRow>`
      select tables.name as "table", columns.name, columns.type, columns.pk as position
      from sqlite_schema tables join pragma_table_info(tables.name) columns
      where tables.type = 'table'
        and tables.name not in (${DEFAULT_MIGRATION_TABLE}, ${DEFAULT_MIGRATION_LOCK_TABLE})
      order by tables.name, columns.cid`.execute(database);
    return [...Map.groupBy(rows, (row) => row.table)].map(([name, rows]) => tableOf(name, rows));
  } finally {
    close();
  }
};
