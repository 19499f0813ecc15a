import { startTestServer, type TestServer } from "@console-shell/testing/server";
import { sql } from "kysely";
import { afterEach, beforeEach, expect, test } from "vitest";

let server: TestServer;
beforeEach(async () => {
  server = await startTestServer();
});
afterEach(() => server.close());

/** The database when its disk is full. */
const fillDisk = async ({ database, dialect }: TestServer["services"]) => {
  // SQLite raises this itself when its file can't grow.
  if (dialect === "sqlite") return sql`pragma max_page_count = 1`.execute(database);
  await sql`create function refuse_row() returns trigger language plpgsql as
    'begin raise exception ''could not extend file'' using errcode = ''53100''; end'`.execute(
    database,
  );
  return sql`create trigger refuse_row before insert on announcements
    for each row execute function refuse_row()`.execute(database);
};

test("a full disk is reported in both languages, with a Retry-After", async () => {
  await fillDisk(server.services);
  const root = await server.as("root");
  // More than a page of the database.
  const text = "维".repeat(1_500);
  const body = {
    title: { "en-US": "Maintenance", "zh-CN": "维护" },
    text: { "en-US": text, "zh-CN": text },
    level: "info",
    startsAt: server.clock.now(),
    endsAt: null,
  };
  const announce = (language: string) =>
    root.request("POST", "/mc-api/announcement/create", {
      body,
      headers: { "accept-language": language },
    });
  const english = await announce("en-US");
  expect([english.status, english.body]).toMatchObject([
    503,
    { code: "disk_full", message: expect.stringContaining("The server's disk is full") as string },
  ]);
  expect(Number(english.headers.get("retry-after"))).toBeGreaterThan(0);
  expect((await announce("zh-CN")).body).toMatchObject({
    message: expect.stringContaining("服务器磁盘已满") as string,
  });
});

test("with a read-only database, calls return 503 and the server isn't ready", async () => {
  const { database, dialect } = server.services;
  if (dialect === "sqlite") await sql`pragma query_only = 1`.execute(database);
  else {
    await sql`create function refuse_write() returns trigger language plpgsql as
      'begin raise exception ''read-only'' using errcode = ''25006''; end'`.execute(database);
    // What a sign-in and the readiness check write.
    for (const table of ["throttle_counters", "left_files"])
      await sql`create trigger refuse_write before insert on ${sql.table(table)}
        for each row execute function refuse_write()`.execute(database);
  }
  const body = { account: "sales", password: "not the password" };
  const answer = await server.request("POST", "/auth/session/login", { body });
  expect([answer.status, answer.body]).toMatchObject([503, { code: "unavailable" }]);
  expect((await server.request("GET", "/readyz")).status).toBe(503);
  expect((await server.request("GET", "/healthz")).status).toBe(200);
});

test("a failed rollback doesn't hide the transaction's error", async () => {
  const { database, dialect } = server.services;
  const first = new Error("The first error");
  const failed = database.transaction().execute(async (transaction) => {
    // A full disk on SQLite, and a broken connection on PostgreSQL.
    if (dialect === "sqlite") await sql`rollback`.execute(transaction);
    else
      await sql`select pg_terminate_backend(pg_backend_pid())`
        .execute(transaction)
        .catch(() => undefined);
    throw first;
  });
  await expect(failed).rejects.toBe(first);
  expect((await sql`select 1 as one`.execute(database)).rows).toEqual([{ one: 1 }]);
});

test.runIf(process.env["TEST_DATABASE"] === "postgres")(
  "a stalled database doesn't delay the readiness check",
  async () => {
    const { database } = server.services;
    await database.transaction().execute(async (transaction) => {
      await sql`lock table left_files`.execute(transaction);
      // Writes fail up to here.
      expect((await server.request("GET", "/readyz")).status).toBe(503);
    });
    await expect
      .poll(async () => (await server.request("GET", "/readyz")).status, { timeout: 10_000 })
      .toBe(200);
  },
);
