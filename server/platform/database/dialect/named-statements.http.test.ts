import { openTestDatabase } from "@console-shell/testing/test-database";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { compiled } from "../compiled.ts";

test.runIf(process.env["TEST_DATABASE"] === "postgres")(
  "PostgreSQL prepares only compiled queries, once per connection",
  async () => {
    const opened = await openTestDatabase();
    try {
      const byKey = compiled((database, { key }: { key: string }) =>
        database.selectFrom("throttleCounters").selectAll().where("key", "=", key),
      );
      const prepared = await opened.database.connection().execute(async (connection) => {
        const all = async () =>
          (
            await sql<{ statement: string }>`select statement from pg_prepared_statements`.execute(
              connection,
            )
          ).rows.map(({ statement }) => statement);
        // The connection may have been another test's.
        const before = await all();
        for (const key of ["a", "b"]) await byKey(connection, { key });
        await connection.selectFrom("operators").select("id").execute();
        return (await all()).filter((statement) => !before.includes(statement));
      });
      expect(prepared).toEqual([expect.stringContaining("throttle_counters")]);
    } finally {
      await opened.close();
    }
  },
);
