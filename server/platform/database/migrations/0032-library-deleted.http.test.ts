// Subscribers of the picture events of deleted libraries become subscribers of the library event.
import { openTestDatabase, type TestDatabase } from "@console-shell/testing/test-database";
import { addTestOperators } from "@console-shell/testing/test-operators";
import { afterEach, beforeEach, expect, test } from "vitest";
import { addApplication } from "../../../modules/clients/client-application/save-application.ts";
import { migrate } from "../migrate.ts";

let opened: TestDatabase;
beforeEach(async () => {
  opened = await openTestDatabase("0029-storage-history");
});
afterEach(() => opened.close());

test("only webhooks subscribed to deleted pictures get deleted libraries", async () => {
  const { database } = opened;
  const { root } = await addTestOperators({ database, clock: () => 1 });
  const application = { name: "Gates", environment: "sandbox", description: "" } as const;
  const applicationId = await addApplication(database, { ...application, ownerId: root }, 1);
  const webhook = {
    application_id: applicationId,
    url: "https://hooks.example/",
    state: "active",
    created_by: root,
    created_at: 1,
    updated_at: 1,
  } as const;
  await database
    .insertInto("webhooks")
    .values([
      { ...webhook, id: "1", events: ["library.image.added", "library.image.deleted"] },
      { ...webhook, id: "2", events: ["library.image.added"] },
    ])
    .execute();

  await migrate(database, () => undefined);

  const rows = await database.selectFrom("webhooks").select("events").orderBy("id").execute();
  expect(rows.map(({ events }) => events)).toEqual([
    ["library.image.added", "library.image.deleted", "library.deleted"],
    ["library.image.added"],
  ]);
});
