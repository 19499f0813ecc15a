import { openTestDatabase, type TestDatabase } from "@console-shell/testing/test-database";
import { sql } from "kysely";
import { afterEach, beforeEach, expect, test } from "vitest";

let opened: TestDatabase;
beforeEach(async () => {
  opened = await openTestDatabase();
});
afterEach(() => opened.close());

const isPostgres = process.env["TEST_DATABASE"] === "postgres";

test.runIf(isPostgres)(
  "a connection that breaks within a transaction fails it, and not the process",
  async () => {
    const { database } = opened;
    const broken = database.transaction().execute(async (transaction) => {
      const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(
        transaction,
      );
      await sql`select pg_terminate_backend(${rows[0]?.pid})`.execute(database);
      await sql`select 1`.execute(transaction);
    });
    // How it is said depends on how far the news of it has come.
    await expect(broken).rejects.toThrow();
    expect((await sql`select 1 as one`.execute(database)).rows).toEqual([{ one: 1 }]);
  },
);
