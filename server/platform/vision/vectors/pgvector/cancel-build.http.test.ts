import { openTestDatabase } from "@console-shell/testing/test-database";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { buildUntilEnded } from "./cancel-build.ts";

// Works with any index: its build waits for an open write.
test("building an index is canceled when the server stops", async () => {
  const opened = await openTestDatabase();
  const { database, dialect } = opened;
  try {
    if (dialect === "sqlite") return;
    const closing = new AbortController();
    const ending = {
      signal: closing.signal,
      onError: (error: unknown) => {
        throw error;
      },
    };
    await sql`create table things (id integer)`.execute(database);
    await database.transaction().execute(async (writing) => {
      await sql`insert into things values (1)`.execute(writing);
      let builder = 0;
      const built = database.connection().execute(async (connection) => {
        const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(
          connection,
        );
        builder = rows[0]!.pid;
        const build = () =>
          sql`create index concurrently things_by_id on things (id)`.execute(connection);
        await buildUntilEnded(database, builder, build, ending);
      });
      const refused = expect(built).rejects.toMatchObject({ code: "57014" });
      // pg_stat_activity would stay the same until the end of this transaction.
      const waits = () =>
        sql`select from pg_locks where not granted and pid = ${builder}`.execute(writing);
      await expect.poll(async () => (await waits()).rows.length).toBeGreaterThan(0);
      closing.abort();
      await refused;
    });
  } finally {
    await opened.close();
  }
});
