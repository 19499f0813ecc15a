import { openTestDatabase, type TestDatabase } from "@console-shell/testing/test-database";
import { type Kysely, sql } from "kysely";
import { DatabaseSync } from "node:sqlite";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Tables } from "./tables/index.ts";
import { whileUnchanged } from "./while-unchanged.ts";

const isPostgres = process.env["TEST_DATABASE"] === "postgres";

let opened: TestDatabase;
beforeEach(async () => {
  opened = await openTestDatabase();
  await opened.database
    .insertInto("throttleCounters")
    .values({ key: "a", count: 1, resetsAt: 1 })
    .execute();
});
afterEach(() => opened.close());

const read = (database: Kysely<Tables>, key: string) =>
  database
    .selectFrom("throttleCounters")
    .select("count")
    .where("key", "=", key)
    .executeTakeFirst()
    .then((row) => row?.count);

const setTo = (database: Kysely<Tables>, count: number) =>
  database.updateTable("throttleCounters").set({ count }).where("key", "=", "a").execute();

test("a found row is kept until something is written, and only on SQLite", async () => {
  const { database } = opened;
  const find = vi.fn(read);
  const look = whileUnchanged(find);
  expect(await look(database, "a")).toBe(1);
  expect(await look(database, "a")).toBe(1);
  expect(find).toHaveBeenCalledTimes(isPostgres ? 2 : 1);
  await setTo(database, 2);
  expect(await look(database, "a")).toBe(2);
  await database.deleteFrom("throttleCounters").execute();
  expect(await look(database, "a")).toBeUndefined();
});

test.skipIf(isPostgres)("a write of another connection counts, too", async () => {
  const { database } = opened;
  const look = whileUnchanged(read);
  expect(await look(database, "a")).toBe(1);
  const { rows } = await sql<{ file: string }>`PRAGMA database_list`.execute(database);
  const other = new DatabaseSync(rows[0]!.file);
  other.exec("UPDATE throttle_counters SET count = 3");
  other.close();
  expect(await look(database, "a")).toBe(3);
});

test("what a transaction wrote isn't kept after it was rolled back", async () => {
  const { database } = opened;
  const look = whileUnchanged(read);
  await look(database, "a");
  const failed = database.transaction().execute(async (transaction) => {
    await setTo(transaction, 2);
    expect(await look(transaction, "a")).toBe(2);
    throw new Error("no");
  });
  await expect(failed).rejects.toThrow("no");
  expect(await look(database, "a")).toBe(1);
});

test("what was read before a write that ended first isn't kept", async () => {
  const { database } = opened;
  const written = Promise.withResolvers<void>();
  const look = whileUnchanged(async (asked, key) => {
    const row = await read(asked, key);
    await written.promise;
    return row;
  });
  const early = look(database, "a");
  // The statement of the first look-up runs before the write's.
  await setTo(database, 2);
  written.resolve();
  await early;
  expect(await look(database, "a")).toBe(2);
});
