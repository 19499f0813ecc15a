import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { afterEach, beforeEach, expect, test } from "vitest";
import { openDatabase, type ServedDatabase } from "../open.ts";
import { createReportQueue } from "./report-queue.ts";
import { createReports } from "./reports.ts";

let directory: string;
let opened: ServedDatabase;
beforeEach(async () => {
  directory = mkdtempSync(join(tmpdir(), "console-reports-"));
  opened = openDatabase({ dataDirectory: directory });
  await sql`create table numbers (number integer, is_even boolean)`.execute(opened.database);
  await sql`with recursive counted(n) as (select 1 union all select n + 1 from counted where n < 2500)
    insert into numbers select n, n % 2 = 0 from counted`.execute(opened.database);
});
afterEach(async () => {
  await opened.close();
  rmSync(directory, { recursive: true });
});

const open = (signal = new AbortController().signal) => opened.reports.open(signal)!.database;
const everyNumber = sql<{
  number: number;
  isEven: boolean;
}>`select * from numbers order by number`;
/** Runs until it's aborted or the process ends. */
const endless = sql`with recursive counted(n) as (select 1 union all select n + 1 from counted)
  select n from counted`;

test("the main thread handles another call while a report reads", async () => {
  const order: string[] = [];
  const report = everyNumber.execute(open()).finally(() => order.push("report"));
  await new Promise((resolve) => setImmediate(resolve));
  await sql`select 1`.execute(opened.database);
  order.push("call");
  const { rows } = await report;
  expect(order).toEqual(["call", "report"]);
  expect(rows).toHaveLength(2500);
  expect(rows[1]).toEqual({ number: 2, isEven: true });
});

test("a report sees earlier commits, and writes nothing", async () => {
  await sql`insert into numbers values (2501, false)`.execute(opened.database);
  const { rows } = await sql`select max(number) as last from numbers`.execute(open());
  expect(rows).toEqual([{ last: 2501 }]);
  for (const write of [sql`delete from numbers`, sql`insert into numbers values (1, false)`])
    await expect(write.execute(open())).rejects.toMatchObject({
      message: expect.stringContaining("readonly") as string,
      // Identifies an outage.
      errcode: 8,
    });
  await expect(
    open()
      .transaction()
      .execute((transaction) => sql`delete from numbers`.execute(transaction)),
  ).rejects.toThrow("readonly");
  // A failed statement releases the connection to the next one.
  expect((await everyNumber.execute(open())).rows).toHaveLength(2501);
});

test("a transaction reads one snapshot", async () => {
  const count = sql<{ count: number }>`select count(*) as count from numbers`;
  await open()
    .transaction()
    .execute(async (snapshot) => {
      const { rows: before } = await count.execute(snapshot);
      await sql`delete from numbers`.execute(opened.database);
      expect((await count.execute(snapshot)).rows).toEqual(before);
    });
  expect((await count.execute(open())).rows).toEqual([{ count: 0 }]);
});

test("an aborted report stops with its queued statements, and others continue", async () => {
  const left = new AbortController();
  const database = open(left.signal);
  const statements = Promise.allSettled(
    [endless, everyNumber].map((statement) => statement.execute(database)),
  );
  const other = everyNumber.execute(open());
  await new Promise((resolve) => setImmediate(resolve));
  left.abort(new Error("gone"));
  for (const result of await statements)
    expect(result).toMatchObject({ reason: new Error("gone") });
  expect((await other).rows).toHaveLength(2500);
  await expect(everyNumber.execute(database)).rejects.toThrow("gone");
});

test("with too many queued, no report starts until one has had its turn", async () => {
  const left = new AbortController();
  const first = endless.execute(open(left.signal));
  const others = Array.from({ length: 20 }, () => sql`select 1`.execute(open()));
  // They wait as soon as Kysely has requested the connection.
  await new Promise((resolve) => setImmediate(resolve));
  expect(opened.reports.open(new AbortController().signal)).toBeUndefined();
  left.abort(new Error("gone"));
  await expect(first).rejects.toThrow("gone");
  await Promise.all(others);
  expect((await everyNumber.execute(open())).rows).toHaveLength(2500);
});

test("when the thread fails, its report fails and the next one gets a new thread", async () => {
  const path = join(directory, "later.db");
  const reports = createReports(path);
  const read = () => everyNumber.execute(reports.open(new AbortController().signal)!.database);
  await expect(read()).rejects.toThrow("The report thread failed");
  await sql`vacuum into ${sql.lit(path)}`.execute(opened.database);
  expect((await read()).rows).toHaveLength(2500);
  await reports.close();
});

test("a thread that can't start doesn't block later reports", async () => {
  const queue = createReportQueue(Symbol("of no file") as unknown as string);
  const { signal } = new AbortController();
  await expect(queue.acquire(signal)).rejects.toThrow("could not be cloned");
  await expect(queue.acquire(signal)).rejects.toThrow("could not be cloned");
});

test("closing stops the running report and the queued ones", async () => {
  const reports = createReports(join(directory, "console.db"));
  const { database } = reports.open(new AbortController().signal)!;
  const statements = Promise.allSettled([endless, everyNumber].map((one) => one.execute(database)));
  await new Promise((resolve) => setImmediate(resolve));
  await reports.close();
  for (const result of await statements)
    expect(result).toMatchObject({ reason: { message: "The report thread was closed." } });
});
