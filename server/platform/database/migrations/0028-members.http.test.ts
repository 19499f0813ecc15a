// Roles that could see applications before there were members see all of them afterwards, and no other role does.
import { openTestDatabase, type TestDatabase } from "@console-shell/testing/test-database";
import { afterEach, beforeEach, expect, test } from "vitest";
import { syncPermissions } from "../../../modules/identity/account/sync-permissions.ts";
import { migrate } from "../migrate.ts";

let opened: TestDatabase;
beforeEach(async () => {
  opened = await openTestDatabase("0027-webhooks");
});
afterEach(() => opened.close());

test("a role that was granted applications keeps all of them", async () => {
  const { database } = opened;
  const read = "console-application:application:read" as const;
  for (const role of ["sales", "clientManager"] as const)
    await database.insertInto("role_permissions").values({ role, permission: read }).execute();
  await migrate(database, () => undefined);
  await syncPermissions(database);
  const rows = await database
    .selectFrom("role_permissions")
    .select("role")
    .where("permission", "=", "console-application:application:read-all")
    .orderBy("role")
    .execute();
  const byDefault = ["admin", "bizDirector", "clientManager", "root"];
  expect(rows.map(({ role }) => role)).toEqual([...byDefault, "sales"]);
});
