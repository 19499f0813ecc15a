import { openTestDatabase, type TestDatabase } from "@console-shell/testing/test-database";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { compiled } from "./compiled.ts";

const counter = (key: string) => ({ key, count: 1, resetsAt: 1 });

let opened: TestDatabase;
beforeEach(async () => {
  opened = await openTestDatabase();
  await opened.database
    .insertInto("throttleCounters")
    .values(["a", "b", "c"].map(counter))
    .execute();
});
afterEach(() => opened.close());

const keysBetween = () => {
  const build = vi.fn<
    Parameters<typeof compiled<{ from: string; to: string }, { key: string }>>[0]
  >((database, given) =>
    database
      .selectFrom("throttleCounters")
      .select("key")
      .where("key", ">=", given.from)
      .where("key", "!=", "b")
      .where("key", "<=", given.to)
      .orderBy("key"),
  );
  return { build, find: compiled(build) };
};

test("a compiled query is built once, with values for each run", async () => {
  const { build, find } = keysBetween();
  const { database } = opened;
  expect(await find(database, { from: "a", to: "c" })).toEqual([{ key: "a" }, { key: "c" }]);
  expect(await find(database, { to: "b", from: "a" })).toEqual([{ key: "a" }]);
  expect(await find(database, { from: "d", to: "e" })).toEqual([]);
  expect(build).toHaveBeenCalledTimes(1);
});

test("within a transaction it sees the transaction's changes", async () => {
  const { build, find } = keysBetween();
  const { database } = opened;
  await find(database, { from: "d", to: "e" });
  await database.transaction().execute(async (transaction) => {
    await transaction.insertInto("throttleCounters").values(counter("d")).execute();
    expect(await find(transaction, { from: "d", to: "e" })).toEqual([{ key: "d" }]);
  });
  expect(build).toHaveBeenCalledTimes(1);
});

test("another database has its own text", async () => {
  const { build, find } = keysBetween();
  const other = await openTestDatabase();
  try {
    expect(await find(opened.database, { from: "a", to: "a" })).toHaveLength(1);
    expect(await find(other.database, { from: "a", to: "a" })).toEqual([]);
    expect(build).toHaveBeenCalledTimes(2);
  } finally {
    await other.close();
  }
});
