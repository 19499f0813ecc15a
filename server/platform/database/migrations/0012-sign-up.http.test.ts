// A console in use before applicants had to confirm their address keeps its registrations.
import { openTestDatabase, type TestDatabase } from "@console-shell/testing/test-database";
import { sql } from "kysely";
import { afterEach, beforeEach, expect, test } from "vitest";
import { migrate } from "../migrate.ts";

let opened: TestDatabase;
beforeEach(async () => {
  opened = await openTestDatabase("0011-second-factors");
});
afterEach(() => opened.close());

const addOld = (id: string, account: string, status: string) =>
  sql`insert into applicants (id, reference, account, account_key, name, company, email, email_key,
      phone, reason, status, created_at)
    values (${id}, ${`A-${id}`}, ${account}, ${account}, 'Kim', 'Company', ${`${account}@c.example`},
      ${`${account}@c.example`}, '', '', ${status}, 1700000000000)`.execute(opened.database);

test("old registrations stay pending or decided, and still can't be duplicated", async () => {
  await addOld("1", "kim", "waiting");
  await addOld("2", "lee", "rejected");
  await addOld("3", "lee", "rejected");
  await migrate(opened.database, () => undefined);

  const rows = await opened.database
    .selectFrom("applicants")
    .select(["account", "status", "locale", "confirm_hash", "rejection", "operator_id"])
    .orderBy("id")
    .execute();
  const old = { locale: "en-US", confirm_hash: null, rejection: "", operator_id: null };
  expect(rows).toEqual([
    { account: "kim", status: "waiting", ...old },
    { account: "lee", status: "rejected", ...old },
    { account: "lee", status: "rejected", ...old },
  ]);
  await expect(addOld("4", "kim", "unconfirmed")).rejects.toThrow(/unique/i);
  await addOld("5", "lee", "unconfirmed");
});
