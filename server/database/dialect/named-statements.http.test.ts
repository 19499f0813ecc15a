import { openTestDatabase } from "@console-shell/testing/test-database";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { compiled } from "../compiled.ts";

test.runIf(process.env["TEST_DATABASE"] === "postgres")(
  "PostgreSQL prepares a compiled query once in a connection, and no other query",
  async () => {
    const opened = await openTestDatabase();
    try {
      const byKey = compiled((database, { key }: { key: string }) =>
        database.selectFrom("throttle_counters").selectAll().where("key", "=", key),
      );
      const prepared = await opened.database.connection().execute(async (connection) => {
        for (const key of ["a", "b"]) await byKey(connection, { key });
        await connection.selectFrom("operators").select("id").execute();
        return sql<{ statement: string }>`select statement from pg_prepared_statements`.execute(
          connection,
        );
      });
      expect(prepared.rows).toEqual([
        { statement: expect.stringContaining("throttle_counters") as string },
      ]);
    } finally {
      await opened.close();
    }
  },
);
