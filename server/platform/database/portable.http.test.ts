import { openTestDatabase, type TestDatabase } from "@console-shell/testing/test-database";
import { type Kysely, sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { containsText } from "./dialect/contains-text.ts";
import { folded } from "./dialect/fold-case.ts";
import { lockRows } from "./dialect/lock-rows.ts";
import { isUniqueViolation } from "./dialect/unique-violation.ts";
import { newId } from "./id.ts";

interface Sample {
  id: string;
  name: string;
  active: boolean;
  details: object | null;
  at: number;
  count: number;
  ratio: number | null;
}

let opened: TestDatabase;
let database: Kysely<{ samples: Sample }>;

beforeAll(async () => {
  opened = await openTestDatabase();
  database = opened.database as unknown as typeof database;
  await database.schema
    .createTable("samples")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("name", "text", (column) => column.notNull().unique())
    .addColumn("active", "boolean", (column) => column.notNull())
    .addColumn("details", "json")
    .addColumn("at", "bigint", (column) => column.notNull())
    .addColumn("count", "integer", (column) => column.notNull())
    .addColumn("ratio", "double precision")
    .execute();
});
afterAll(() => opened.close());

const sample = (name: string, values: Partial<Sample> = {}): Sample => ({
  id: newId(),
  name,
  active: true,
  details: null,
  at: Date.UTC(2026, 0, 1),
  count: 1,
  ratio: null,
  ...values,
});
const add = (...samples: Sample[]) => database.insertInto("samples").values(samples).execute();

describe("values are read as they were written", () => {
  test.each<[string, Partial<Sample>]>([
    ["booleans", { active: false }],
    ["objects", { details: { a: [1, { b: null }], 'quo"te': "控制台" } }],
    ["lists", { details: [1, "two", null, [3]] }],
    ["empty list", { details: [] }],
    ["instants", { at: 8_640_000_000_000_000 }],
    ["fractions", { ratio: 0.1 }],
    ["whole numbers in a column of fractions", { ratio: 3 }],
  ])("%s", async (name, values) => {
    const written = sample(name, values);
    await add(written);
    const read = database.selectFrom("samples").selectAll().where("name", "=", name);
    expect(await read.executeTakeFirstOrThrow()).toEqual(written);
  });

  test("from `returning`, under another name, and within a subquery", async () => {
    const written = sample("returning", { active: false, details: ["x"] });
    const returned = await database
      .insertInto("samples")
      .values(written)
      .returning(["active as on", "details as more"])
      .executeTakeFirstOrThrow();
    expect(returned).toEqual({ on: false, more: ["x"] });
    const nested = await database
      .selectFrom((query) => query.selectFrom("samples").selectAll().as("inner"))
      .select(["inner.active as on", "inner.details as more"])
      .where("inner.name", "=", "returning")
      .executeTakeFirstOrThrow();
    expect(nested).toEqual({ on: false, more: ["x"] });
  });

  test("when they are changed, compared and streamed", async () => {
    await add(sample("changed", { details: { step: 1 } }));
    await database
      .updateTable("samples")
      .set({ details: { step: 2 }, active: false })
      .where("name", "=", "changed")
      .execute();
    const query = database
      .selectFrom("samples")
      .select(["details", "active"])
      .where("active", "=", false)
      .where("name", "in", ["changed"]);
    if (opened.dialect === "sqlite")
      for await (const row of query.stream())
        expect(row).toEqual({ details: { step: 2 }, active: false });
    expect(await query.execute()).toEqual([{ details: { step: 2 }, active: false }]);
  });

  test("counts, sums and averages are numbers, and integers divide to integers", async () => {
    await add(sample("sum 1", { count: 5, at: 86_400_000 * 3 + 5 }), sample("sum 2", { count: 2 }));
    const figures = await database
      .selectFrom("samples")
      .where("name", "like", "sum %")
      .select(({ fn }) => [
        fn.countAll<number>().as("rows"),
        fn.sum<number>("count").as("sum"),
        fn.avg<number>("count").as("mean"),
        sql<number>`max(count / ${2})`.as("half"),
        sql<number>`min(at / ${86_400_000})`.as("day"),
      ])
      .executeTakeFirstOrThrow();
    expect(figures).toEqual({ rows: 2, sum: 7, mean: 3.5, half: 2, day: 3 });
  });
});

describe("both databases behave alike", () => {
  const namesWith = async (text: string) => {
    const rows = await database
      .selectFrom("samples")
      .select("name")
      .where(containsText(opened, ["samples.name", "id"], text))
      .orderBy(folded(opened, "name"))
      .execute();
    return rows.map((row) => row.name);
  };

  test("text is found in any case and alphabet; % and _ are literal", async () => {
    await add(
      sample("Éclair GmbH"),
      sample("éclair 100%"),
      sample("Größe_1"),
      sample("上海灵眸科技"),
      sample("İbrahim AŞ"),
      sample("Işıklı Kameralar"),
      sample("ΟΔΟΣ 12"),
    );
    for (const typed of ["ışıklı", "IŞIKLI", "is\u0327ikli KAMERALAR", "Işıklı\u200B"])
      expect(await namesWith(typed), typed).toEqual(["Işıklı Kameralar"]);
    expect(await namesWith("ibrahim")).toEqual(["İbrahim AŞ"]);
    expect(await namesWith("IBRAHIM")).toEqual(["İbrahim AŞ"]);
    expect(await namesWith("kameralar")).toEqual(["Işıklı Kameralar"]);
    expect(await namesWith("οδος １２")).toEqual(["ΟΔΟΣ 12"]);
    expect(await namesWith("ÉCLAIR")).toEqual(["éclair 100%", "Éclair GmbH"]);
    expect(await namesWith(" gmbh ")).toEqual(["Éclair GmbH"]);
    expect(await namesWith("0%")).toEqual(["éclair 100%"]);
    expect(await namesWith("e_")).toEqual(["Größe_1"]);
    expect(await namesWith("灵眸")).toEqual(["上海灵眸科技"]);
    expect(await namesWith("İbrahim")).toEqual(["İbrahim AŞ"]);
    expect(await namesWith("brahim aş")).toEqual(["İbrahim AŞ"]);
    expect(await namesWith("\\")).toEqual([]);
  });

  test("a duplicate value is distinguished from other failures", async () => {
    await add(sample("once"));
    const failureOf = (promise: Promise<unknown>) =>
      promise.then(
        () => undefined,
        (error: unknown) => error,
      );
    expect(isUniqueViolation(await failureOf(add(sample("once"))))).toBe(true);
    const row = sample("first");
    await add(row);
    expect(isUniqueViolation(await failureOf(add({ ...sample("second"), id: row.id })))).toBe(true);
    const missing = { ...sample("missing"), active: null } as unknown as Sample;
    const failure = await failureOf(add(missing));
    expect(failure).toBeInstanceOf(Error);
    expect(isUniqueViolation(failure)).toBe(false);
  });

  test("writes that depend on reads don't lose updates", async () => {
    await add(sample("counter", { count: 0 }));
    const increment = () =>
      database.transaction().execute(async (transaction) => {
        const { count } = await transaction
          .selectFrom("samples")
          .select("count")
          .where("name", "=", "counter")
          .$call(lockRows(opened))
          .executeTakeFirstOrThrow();
        await transaction
          .updateTable("samples")
          .set({ count: count + 1 })
          .where("name", "=", "counter")
          .execute();
      });
    await Promise.all(Array.from({ length: 20 }, increment));
    const { count } = await database
      .selectFrom("samples")
      .select("count")
      .where("name", "=", "counter")
      .executeTakeFirstOrThrow();
    expect(count).toBe(20);
  });

  test("a failed transaction leaves nothing", async () => {
    const failed = database.transaction().execute(async (transaction) => {
      await transaction.insertInto("samples").values(sample("undone")).execute();
      throw new Error("stop");
    });
    await expect(failed).rejects.toThrow("stop");
    expect(await namesWith("undone")).toEqual([]);
  });
});

test("ids sort by creation time", () => {
  const made = Array.from({ length: 100 }, newId);
  expect(made.toSorted()).toEqual(made);
  expect(new Set(made).size).toBe(100);
});
