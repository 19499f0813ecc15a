import { readFileSync } from "node:fs";
import { join } from "node:path";
import { openTestDatabase, type TestDatabase } from "@console-shell/testing/test-database";
import { type Kysely, sql } from "kysely";
import { afterEach, beforeEach, expect, test } from "vitest";
import { backTo, IncompatibleDatabase, migrate } from "./migrate.ts";
import { migrations } from "./migrations/index.ts";
import type { Tables } from "./tables/index.ts";

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

test.runIf(process.env["TEST_DATABASE"] === "postgres")(
  "a migration may take longer than a write",
  async () => {
    let limit: string | undefined;
    migrations["9999-broken"] = {
      async up(database) {
        const { rows } = await sql<{ time: string }>`
          select current_setting('statement_timeout') as time`.execute(database);
        limit = rows[0]?.time;
        throw new Error("It failed");
      },
    };
    await expect(migrate(opened.database, () => undefined)).rejects.toThrow("9999-broken failed");
    expect(limit).toBe("0");
  },
);

test("a database of a newer release is refused, with what to do", async () => {
  const { database } = opened;
  const newer = sql`insert into kysely_migration (name, timestamp) values ('9998-later', '2030-01-01T00:00:00.000Z')`;
  await newer.execute(database);
  const rename = (from: string, to: string) =>
    sql`update kysely_migration set name = ${to} where name = ${from}`.execute(database);
  try {
    const refusal = migrate(database, () => undefined);
    await expect(refusal).rejects.toThrow(IncompatibleDatabase);
    await expect(refusal).rejects.toThrow(/9998-later.*Start the newer release/);
    // A server runs on, unless a migration took something away that it needs.
    await migrate(database, () => undefined, { orNewer: true });
    await rename("9998-later", "9998-later-needs-9000");
    await expect(migrate(database, () => undefined, { orNewer: true })).rejects.toThrow(
      /9998-later-needs-9000.*Start the newer release/,
    );
  } finally {
    await sql`delete from kysely_migration where name like '9998-later%'`.execute(database);
  }
});

test("how far back one can go is what the handbook says, until a migration needs more", () => {
  const handbook = readFileSync(join(import.meta.dirname, "../../../docs/operating.md"), "utf8");
  expect(handbook).toContain(`names: today ${backTo()}, which`);
  expect(backTo(["0031-drop-names-needs-0025", "0032-more", "0033-drop-needs-0024"])).toBe("0025");
});

const appliedTo = async (database: Kysely<Tables>): Promise<string[]> => {
  const { rows } = await sql<{
    name: string;
  }>`select name from kysely_migration order by name`.execute(database);
  return rows.map(({ name }) => name);
};

/** Makes a database look as if the migrations before the baseline had made it. */
const recordApplied = async (database: Kysely<Tables>, names: readonly string[]): Promise<void> => {
  await sql`delete from kysely_migration`.execute(database);
  for (const name of names)
    await sql`insert into kysely_migration (name, timestamp)
      values (${name}, '2020-01-01T00:00:00.000Z')`.execute(database);
};

const chain = ["0001-operators", "0026-billing", "0070-operators-view"];

test("a database of the release before the baseline is moved to it and keeps its rows", async () => {
  const old = await openTestDatabase("0001-baseline");
  try {
    const { database } = old;
    await database.insertInto("knownPermissions").values({ code: "management:open" }).execute();
    await recordApplied(database, chain);
    const applied: string[] = [];
    const open = () => migrate(database, (name) => applied.push(name));
    await Promise.all([open(), open()]);
    await open();
    expect(applied).toEqual(Object.keys(migrations).slice(1));
    expect(await appliedTo(database)).toEqual(Object.keys(migrations));
    const codes = await database.selectFrom("knownPermissions").select("code").execute();
    expect(codes).toEqual([{ code: "management:open" }]);
  } finally {
    await old.close();
  }
});

test("a database that is too old is refused, and the message says what to do", async () => {
  const { database } = opened;
  await recordApplied(database, chain.slice(0, 2));
  try {
    const refusal = migrate(database, () => undefined);
    await expect(refusal).rejects.toThrow(IncompatibleDatabase);
    await expect(refusal).rejects.toThrow(
      "The database ends at migration 0026-billing, which is too old: start the previous release (the last commit " +
        "with server/platform/database/migrations/0070-operators-view.ts), then start this one.",
    );
    expect(await appliedTo(database)).toEqual(chain.slice(0, 2));
  } finally {
    await recordApplied(database, Object.keys(migrations));
  }
});
