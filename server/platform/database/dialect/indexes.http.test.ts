// Searches use trigrams if PostgreSQL has the extension, and still work if it doesn't.
import { runOnPostgres } from "@console-shell/testing/postgres-database";
import "@console-shell/testing/provided";
import { openTestDatabase } from "@console-shell/testing/test-database";
import { type Kysely, sql } from "kysely";
import { expect, inject, test } from "vitest";
import { migrate } from "../migrate.ts";
import { openDatabase } from "../open.ts";
import type { Tables } from "../tables/index.ts";
import { containsText } from "./contains-text.ts";

const isPostgres = process.env["TEST_DATABASE"] === "postgres";

const planOf = (database: Kysely<Tables>) =>
  database.transaction().execute(async (transaction) => {
    // The tables are empty, so a sequential scan would be the cheapest.
    await sql`set local enable_seqscan = off`.execute(transaction);
    const query = transaction
      .selectFrom("operators")
      .select("id")
      .where(containsText({ dialect: "postgres" }, ["account", "name", "email"], "grace"));
    const { rows } = await sql<{ "QUERY PLAN": string }>`explain ${query}`.execute(transaction);
    return rows.map((row) => row["QUERY PLAN"]).join("\n");
  });

test.runIf(isPostgres)("a search uses the index", async () => {
  const opened = await openTestDatabase();
  try {
    expect(await planOf(opened.database)).toContain("operators_searched");
  } finally {
    await opened.close();
  }
});

test.runIf(isPostgres).each([
  ["that owns the database gets the index", true],
  ["that may only write goes without", false],
])("an ordinary role %s", async (_what, isOwner) => {
  const server = inject("postgresUrl");
  const name = `plain_${isOwner ? "owner" : "guest"}_${process.pid}`;
  await runOnPostgres(server, `create role ${name} login`);
  await runOnPostgres(server, `create database ${name} ${isOwner ? `owner ${name}` : ""}`);
  const url = new URL(`/${name}`, server);
  await runOnPostgres(url.href, `grant create on schema public to ${name}`);
  url.username = name;
  const onIdleError = (error: Error) => {
    throw error;
  };
  const opened = openDatabase({ url: url.href, onIdleError });
  try {
    await migrate(opened.database, () => undefined);
    expect((await planOf(opened.database)).includes("operators_searched")).toBe(isOwner);
  } finally {
    await opened.close();
    await runOnPostgres(server, `drop database ${name}`);
    await runOnPostgres(server, `drop role ${name}`);
  }
});

test.runIf(!isPostgres).each([
  [
    "usage by client app is added up",
    `select application_id, sum(case when status_class = 5 then calls else 0 end) from api_usage
      where at >= 0 and at < 1 group by application_id`,
    "COVERING INDEX api_usage_sums",
  ],
  [
    "what waits is counted",
    `select count(*) from proposals where kind = 'top-up' and not exists (select proposal_id
      from proposal_decisions where proposal_id = proposals.id) and proposed_by != ''`,
    "COVERING INDEX proposals_summed",
  ],
  [
    "events of a kind are counted",
    "select count(*) from audit_events where outcome = 'done' and action in ('list.exported')",
    "COVERING INDEX audit_events_by_kind",
  ],
  [
    "pictures that are being processed are found",
    "select id from jobs where lease is not null order by id desc limit 20",
    "INDEX jobs_working",
  ],
])("%s in an index", async (_what, query, index) => {
  const opened = await openTestDatabase();
  try {
    const { rows } = await sql<{ detail: string }>`explain query plan ${sql.raw(query)}`.execute(
      opened.database,
    );
    expect(rows[0]?.detail).toContain(index);
  } finally {
    await opened.close();
  }
});
