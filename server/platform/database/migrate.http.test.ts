import { openTestDatabase, type TestDatabase } from "@console-shell/testing/test-database";
import { sql } from "kysely";
import { afterEach, beforeEach, expect, test } from "vitest";
import { migrate, NewerDatabase } from "./migrate.ts";
import { migrations } from "./migrations/index.ts";

let opened: TestDatabase;
beforeEach(async () => {
  opened = await openTestDatabase();
});
afterEach(async () => {
  delete migrations["9999-broken"];
  await opened.close();
});

test("a migrated database isn't changed", async () => {
  const applied: string[] = [];
  await migrate(opened.database, (name) => applied.push(name));
  expect(applied).toEqual([]);
});

test("a failed migration is rolled back and named", async () => {
  migrations["9999-broken"] = {
    async up(database) {
      await database.schema.createTable("half_made").addColumn("id", "text").execute();
      await sql`select * from no_such_table`.execute(database);
    },
  };
  const applied: string[] = [];
  await expect(migrate(opened.database, (name) => applied.push(name))).rejects.toThrow(
    "Migration 9999-broken failed",
  );
  expect(applied).toEqual(["9999-broken"]);
  const tables = await opened.database.introspection.getTables();
  expect(tables.map((table) => table.name)).not.toContain("half_made");
});

test("a database of a newer release is refused, with what to do", async () => {
  const { database } = opened;
  const newer = sql`insert into kysely_migration (name, timestamp) values ('9998-later', '2030-01-01T00:00:00.000Z')`;
  await newer.execute(database);
  try {
    const refusal = migrate(database, () => undefined);
    await expect(refusal).rejects.toThrow(NewerDatabase);
    await expect(refusal).rejects.toThrow(/9998-later.*Start the newer release/);
  } finally {
    await sql`delete from kysely_migration where name = '9998-later'`.execute(database);
  }
});
