// Rows stored while collections, client apps, query images and face login had other names.
import { openTestDatabase, type TestDatabase } from "@console-shell/testing/test-database";
import { addTestOperators } from "@console-shell/testing/test-operators";
import { sql } from "kysely";
import { afterEach, beforeEach, expect, test } from "vitest";
import { syncPermissions } from "#modules/identity/role/writes.ts";
import { migrate } from "../migrate.ts";

let opened: TestDatabase;
beforeEach(async () => {
  opened = await openTestDatabase("0001-baseline");
});
afterEach(() => opened.close());

const run = (statement: string) => sql.raw(statement).execute(opened.database);

test("roles keep their permissions, and aren't granted those that were taken from them", async () => {
  const { database } = opened;
  await run(`insert into known_permissions values
    ('object-search-manager:catalogue:read'), ('object-search-manager:catalogue:update')`);
  await run(`insert into role_permissions values ('sales', 'object-search-manager:catalogue:read'),
    ('operation', 'object-search-manager:catalogue:read')`);
  await migrate(database, () => undefined);
  await syncPermissions(database);
  const rows = await database
    .selectFrom("rolePermissions")
    .selectAll()
    .where(sql<boolean>`permission like 'object-search-manager:c%'`)
    .orderBy("role")
    .execute();
  expect(rows).toEqual([
    { role: "operation", permission: "object-search-manager:collection:read" },
    { role: "sales", permission: "object-search-manager:collection:read" },
  ]);
});

test("catalogues, recent pages and operations are found under the new names", async () => {
  const { database } = opened;
  const { root } = await addTestOperators({ database, clock: () => 1 });
  await run(`insert into library_sets values
    ('1', 'object-catalogue', 'Shop', 'shop', '', 0.5, '[]', '${root}', 1, 1)`);
  await run(`insert into recents values
    ('${root}', '/object-search-manager/catalogues/1', 'Shop', 1)`);
  await run(`insert into alert_rules values
    ('1', 'Slow', 'latency', 'objectSearch.catalogue.list', 'above', 1, 5, true, 1, 1)`);
  await run(`insert into usage_hours (at, operation, status_class, calls, total_ms, beyond) values
    (1, 'api.objectCatalogue.search', 2, 1, 1, 0), (2, 'usage.applications', 2, 1, 1, 0),
    (3, 'probe.createFromImage', 2, 1, 1, 0), (4, 'ownFace.begin', 2, 1, 1, 0), (5, 'ownFace.get', 2, 1, 1, 0), (6, 'session.cameraLogin', 2, 1, 1, 0)`);
  await migrate(database, () => undefined);
  const values = await Promise.all([
    database.selectFrom("collections").select("kind as value").executeTakeFirst(),
    database.selectFrom("recents").select("path as value").executeTakeFirst(),
    database.selectFrom("alertRules").select("operation as value").executeTakeFirst(),
  ]);
  const operations = await database
    .selectFrom("usageHours")
    .select("operation as value")
    .orderBy("at")
    .execute();
  expect([...values, ...operations].map((row) => row?.value)).toEqual([
    "object-collection",
    "/object-search-manager/collections/1",
    "objectSearch.collection.list",
    "api.objectCollection.search",
    "usage.clientApps",
    "queryImage.createFromLibrary",
    "faceLogin.beginEnrolment",
    "faceLogin.get",
    "session.faceLogin",
  ]);
});
