// An older installation has the old defaults in its database.
import { openTestDatabase } from "@console-shell/testing/test-database";
import { expect, test } from "vitest";
import { migrate } from "../migrate.ts";

test("business directors lose faces and names, and keep the rest", async () => {
  const opened = await openTestDatabase("0054-unseen-counts");
  const { database } = opened;
  const before = [
    "console:open",
    "face-search:query:read",
    "image-library-management:image:read",
  ] as const;
  for (const role of ["bizDirector", "operation"] as const)
    await database
      .insertInto("role_permissions")
      .values(before.map((permission) => ({ role, permission })))
      .execute();
  await migrate(database, () => undefined);
  const rows = await database
    .selectFrom("role_permissions")
    .select(["role", "permission"])
    .orderBy("role")
    .orderBy("permission")
    .execute();
  expect(rows).toEqual([
    { role: "bizDirector", permission: "console:open" },
    ...before.map((permission) => ({ role: "operation", permission })),
  ]);
  await opened.close();
});
