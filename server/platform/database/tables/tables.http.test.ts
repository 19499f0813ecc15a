import { openTestDatabase, type TestDatabase } from "@console-shell/testing/test-database";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { type Columns, describeColumn, readTableTypes } from "../testing/read-table-types.ts";

/** SQLite reports primary keys as nullable. */
const readPrimaryKeys = async ({ database }: TestDatabase): Promise<Set<string>> => {
  if (process.env["TEST_DATABASE"] === "postgres") return new Set();
  const { rows } = await sql<{ name: string }>`
    select tables.name || '.' || columns.name as name
    from sqlite_schema tables join pragma_table_info(tables.name) columns
    where tables.type = 'table' and columns.pk > 0`.execute(database);
  return new Set(rows.map(({ name }) => name));
};

const readColumns = async (opened: TestDatabase): Promise<Columns> => {
  const keys = await readPrimaryKeys(opened);
  const tables = await opened.database.introspection.getTables();
  return Object.fromEntries(
    tables.flatMap((table) =>
      table.columns.map(({ name: column, isNullable, hasDefaultValue }) => {
        const name = `${table.name}.${column}`;
        return [name, describeColumn(isNullable && !keys.has(name), hasDefaultValue)];
      }),
    ),
  );
};

// A column with a default is `Generated`, or `WithDefault` if an insert has to name it.
test("the types of the tables say which columns the migrated database has", async () => {
  const opened = await openTestDatabase();
  try {
    expect(readTableTypes()).toEqual(await readColumns(opened));
  } finally {
    await opened.close();
  }
});
