// During a rolling upgrade the previous release runs on the database of the new one.
import { Kysely, sql } from "kysely";
import { expect, test } from "vitest";
import { sqliteDialect } from "../dialect/sqlite.ts";
import { migrations } from "./index.ts";

/** The first one that the rule applies to. */
const first = "0015";

interface Column {
  name: string;
  type: string;
  /** Whether a row can be inserted without it. */
  optional: boolean;
}

const readColumns = async (database: Kysely<unknown>): Promise<Map<string, Column>> => {
  const { rows } = await sql<Omit<Column, "optional"> & { optional: number }>`
    select tables.name || '.' || columns.name as name, columns.type,
      columns."notnull" = 0 or columns.dflt_value is not null or columns.pk > 0 as optional
    from sqlite_schema tables join pragma_table_info(tables.name) columns
    where tables.type = 'table'`.execute(database);
  return new Map(rows.map((row) => [row.name, { ...row, optional: row.optional === 1 }]));
};

const tableOf = (column: string) => column.split(".")[0]!;

/** What the release before would miss, or couldn't insert. */
const breaks = (before: Map<string, Column>, after: Map<string, Column>): string[] => {
  const tables = new Set(Array.from(before.keys(), tableOf));
  const missing = [...before.values()].filter(({ name, type }) => after.get(name)?.type !== type);
  const demanded = [...after.values()].filter(
    ({ name, optional }) => !before.has(name) && tables.has(tableOf(name)) && !optional,
  );
  const stricter = [...after.values()].filter(
    ({ name, optional }) => before.get(name)?.optional && !optional,
  );
  return [...missing, ...demanded, ...stricter].map(({ name }) => name);
};

test("a migration keeps what the previous release uses, or its name says which release no longer does", async () => {
  const { dialect, close } = sqliteDialect(":memory:");
  const database = new Kysely<unknown>({ dialect });
  const broken = new Map<string, string[]>();
  try {
    let before = new Map<string, Column>();
    for (const [name, migration] of Object.entries(migrations)) {
      await migration.up(database);
      const after = await readColumns(database);
      broken.set(name, breaks(before, after));
      before = after;
    }
  } finally {
    close();
  }
  // It renamed tables, before the rule.
  expect(broken.get("0002-names")).toContain("library_sets.id");
  const silent = [...broken].filter(
    ([name, columns]) => name >= first && columns.length > 0 && !/-needs-\d{4}$/.test(name),
  );
  expect(silent).toEqual([]);
});
