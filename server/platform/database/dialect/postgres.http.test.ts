import { openTestDatabase, type TestDatabase } from "@console-shell/testing/test-database";
import { type Kysely, sql } from "kysely";
import { afterEach, beforeEach, expect, test } from "vitest";
import type { Tables } from "../tables/index.ts";
import { withoutLimits } from "./time-limits.ts";

let opened: TestDatabase;
beforeEach(async () => {
  opened = await openTestDatabase();
});
afterEach(() => opened.close());

const isPostgres = process.env["TEST_DATABASE"] === "postgres";

test.runIf(isPostgres)(
  "a connection lost in a transaction fails that transaction, not the process",
  async () => {
    const { database } = opened;
    const broken = database.transaction().execute(async (transaction) => {
      const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(
        transaction,
      );
      await sql`select pg_terminate_backend(${rows[0]?.pid})`.execute(database);
      await sql`select 1`.execute(transaction);
    });
    // The error depends on how soon the broken connection is noticed.
    await expect(broken).rejects.toThrow();
    expect((await sql`select 1 as one`.execute(database)).rows).toEqual([{ one: 1 }]);
  },
);

test.runIf(isPostgres)(
  "a connection has time limits unless its URL sets some, a transaction shorter ones; a long job lifts them",
  async () => {
    const limits = async (connection: Kysely<Tables>) => {
      const { rows } = await sql<{ idle: string; statement: string }>`
        select current_setting('idle_in_transaction_session_timeout') as idle,
          current_setting('statement_timeout') as statement`.execute(connection);
      return rows[0];
    };
    await opened.database.connection().execute(async (connection) => {
      // The tests' URL sets the first.
      const usual = { idle: "10min", statement: "1min" };
      expect(await limits(connection)).toEqual(usual);
      expect(await connection.transaction().execute(limits)).toEqual({
        ...usual,
        statement: "10s",
      });
      expect(await limits(connection)).toEqual(usual);
      expect(await withoutLimits(connection, limits)).toEqual({ idle: "0", statement: "0" });
      expect(await limits(connection)).toEqual(usual);
      const failing = withoutLimits(connection, () => Promise.reject(new Error("It failed")));
      await expect(failing).rejects.toThrow("It failed");
      expect(await limits(connection)).toEqual(usual);
    });
  },
);

test.runIf(isPostgres)("no connection compiles its queries", async () => {
  const { rows } = await sql<{ jit: string }>`select current_setting('jit') as jit`.execute(
    opened.database,
  );
  expect(rows).toEqual([{ jit: "off" }]);
});
