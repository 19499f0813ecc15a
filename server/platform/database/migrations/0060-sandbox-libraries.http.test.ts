// Libraries that sandbox applications had before libraries belonged to an environment.
import { openTestDatabase, type TestDatabase } from "@console-shell/testing/test-database";
import { addTestOperators } from "@console-shell/testing/test-operators";
import { afterEach, beforeEach, expect, test } from "vitest";
import { addApplication } from "../../../modules/clients/client-application/save-application.ts";
import { migrate } from "../migrate.ts";

let opened: TestDatabase;
beforeEach(async () => {
  opened = await openTestDatabase("0054-unseen-counts");
});
afterEach(() => opened.close());

test("a library stays with sandbox applications only if no production application has it", async () => {
  const { database } = opened;
  const { root: ownerId } = await addTestOperators({ database, clock: () => 1 });
  const facts = { name: "Gates", description: "", ownerId };
  const sandbox = await addApplication(database, { ...facts, environment: "sandbox" }, 1);
  const production = await addApplication(database, { ...facts, environment: "production" }, 1);
  const library = { purpose: "", kind: "faces", image_count: 0, bytes: 0 } as const;
  await database
    .insertInto("libraries")
    .values(
      ["nobody", "sandbox", "both"].map((id) => ({
        ...library,
        id,
        name: id,
        name_key: id,
        created_by: ownerId,
        created_at: 1,
      })),
    )
    .execute();
  await database
    .insertInto("application_libraries")
    .values([
      { application_id: sandbox, library_id: "sandbox" },
      { application_id: sandbox, library_id: "both" },
      { application_id: production, library_id: "both" },
    ])
    .execute();

  await migrate(database, () => undefined);

  const libraries = await database
    .selectFrom("libraries")
    .select(["id", "environment"])
    .orderBy("id")
    .execute();
  expect(libraries).toEqual([
    { id: "both", environment: "production" },
    { id: "nobody", environment: "production" },
    { id: "sandbox", environment: "sandbox" },
  ]);
  const granted = await database
    .selectFrom("application_libraries")
    .select(["application_id", "library_id"])
    .orderBy("library_id")
    .execute();
  expect(granted).toEqual([
    { application_id: production, library_id: "both" },
    { application_id: sandbox, library_id: "sandbox" },
  ]);
});
