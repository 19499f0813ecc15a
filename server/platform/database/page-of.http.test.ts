import { openTestDatabase, type TestDatabase } from "@console-shell/testing/test-database";
import { type Kysely, sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { countOf, everyOf, pageOf } from "./page-of.ts";

interface Boat {
  id: string;
  name: string;
  port: string;
}

let opened: TestDatabase;
let database: Kysely<{ boats: Boat; ports: { id: string; rank: number } }>;
beforeAll(async () => {
  opened = await openTestDatabase();
  database = opened.database as unknown as typeof database;
  await database.schema
    .createTable("boats")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("name", "text")
    .addColumn("port", "text")
    .execute();
  await database.schema
    .createTable("ports")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("rank", "integer")
    .execute();
  await database
    .insertInto("ports")
    .values([
      { id: "kiel", rank: 2 },
      { id: "oslo", rank: 1 },
    ])
    .execute();
  const boats = Array.from({ length: 1_001 }, (_, at) => ({
    id: String(at).padStart(4, "0"),
    name: at % 2 === 0 ? "even" : "odd",
    port: at < 3 ? "kiel" : "oslo",
  }));
  for (let from = 0; from < boats.length; from += 200)
    await database
      .insertInto("boats")
      .values(boats.slice(from, from + 200))
      .execute();
});
afterAll(() => opened.close());

const asked: string[][] = [];
const boats = () => ({
  matching: database.selectFrom("boats"),
  key: "boats.id",
  sorts: { name: "boats.name", port: "ports.rank", length: sql`length(boats.name)` },
  // In an order of its own, as a database may answer.
  present: async (ids: string[]) => {
    asked.push(ids);
    const rows = await database.selectFrom("boats").selectAll().where("id", "in", ids).execute();
    return rows.toReversed();
  },
});
const idsOf = ({ items }: { items: Boat[] }) => items.map(({ id }) => id);

test("a page has the items in the sort's order, ties by key, and the number of all", async () => {
  const first = { page: 1, pageSize: 3 };
  const ascending = await pageOf(boats(), { ...first, sort: "name", order: "asc" });
  expect(ascending.total).toBe(1_001);
  expect(idsOf(ascending)).toEqual(["0000", "0002", "0004"]);
  const descending = await pageOf(boats(), { ...first, sort: "name", order: "desc" });
  expect(idsOf(descending)).toEqual(["0999", "0997", "0995"]);
  const shortest = await pageOf(boats(), { page: 2, pageSize: 2, sort: "length", order: "asc" });
  expect(idsOf(shortest)).toEqual(["0005", "0007"]);
});

test("a sort may need another table, which is not read for the count", async () => {
  const list = boats();
  const sortable = list.matching.innerJoin("ports", "ports.id", "boats.port");
  const query = { page: 1, pageSize: 3, sort: "port", order: "desc" } as const;
  expect(idsOf(await pageOf({ ...list, sortable }, query))).toEqual(["0002", "0001", "0000"]);
});

test("a page that doesn't exist reads no items", async () => {
  asked.length = 0;
  const query = { page: 600, pageSize: 2, sort: "name", order: "asc" } as const;
  expect(await pageOf(boats(), query)).toEqual({ items: [], total: 1_001 });
  expect(asked).toEqual([]);
});

test("an item that goes while a page is read is left out", async () => {
  const list = boats();
  const present = async (ids: string[]) =>
    (await list.present(ids)).filter(({ id }) => id !== "0002");
  const query = { page: 1, pageSize: 3, sort: "name", order: "asc" } as const;
  expect(idsOf(await pageOf({ ...list, present }, query))).toEqual(["0000", "0004"]);
});

test.each(["asc", "desc"] as const)("reads all in batches, by key, %s", async (order) => {
  asked.length = 0;
  const read: string[] = [];
  for await (const some of everyOf(boats(), order)) read.push(...some.map(({ id }) => id));
  const all = Array.from({ length: 1_001 }, (_, at) => String(at).padStart(4, "0"));
  expect(read).toEqual(order === "asc" ? all : all.toReversed());
  expect(asked.map((ids) => ids.length)).toEqual([500, 500, 1]);
  expect(await countOf(boats().matching)).toBe(1_001);
});
