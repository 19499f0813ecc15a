import { openTestDatabase, type TestDatabase } from "@console-shell/testing/test-database";
import { addTestOperators } from "@console-shell/testing/test-operators";
import { afterEach, beforeEach, expect, test } from "vitest";
import { createSession } from "../../../modules/identity/session/create-session.ts";
import { sessionLifetimes } from "../../../kernel/session-lifetimes.ts";
import { migrate } from "../migrate.ts";

let opened: TestDatabase;
beforeEach(async () => {
  opened = await openTestDatabase("0054-unseen-counts");
});
afterEach(() => opened.close());

test("remembered sessions of root and admin end after a day; others stay", async () => {
  const { database } = opened;
  const ids = await addTestOperators({ database, clock: () => 1 });
  for (const role of ["root", "admin", "sales"] as const)
    await createSession({ database }, ids[role], { now: 1, remember: true });

  await migrate(database, () => undefined);

  const rows = await database
    .selectFrom("sessions")
    .innerJoin("operators", "operators.id", "sessions.operator_id")
    .select(["account", "remember", "expires_at"])
    .orderBy("account")
    .execute();
  const { absolute, rememberedAbsolute } = sessionLifetimes;
  expect(rows).toEqual([
    { account: "admin", remember: false, expires_at: 1 + absolute },
    { account: "root", remember: false, expires_at: 1 + absolute },
    { account: "sales", remember: true, expires_at: 1 + rememberedAbsolute },
  ]);
});
