import { fileStore } from "../files/file-store.ts";
import { join } from "node:path";
import { syncPermissions } from "../features/account/sync-permissions.ts";
import { openTestDatabase, type TestDatabase } from "@console-shell/testing/test-database";
import { afterAll, beforeAll, expect, test } from "vitest";
import { isEmpty } from "../database/is-empty.ts";
import { runSeeds } from "./run-seeds.ts";

let opened: TestDatabase;
beforeAll(async () => {
  opened = await openTestDatabase();
});
afterAll(() => opened.close());

test("the demo's data fits both databases, and leaves no table empty that a page shows", async () => {
  const { database, directory } = opened;
  await syncPermissions(database);
  expect(await isEmpty(database)).toBe(true);
  const names: string[] = [];
  const services = { database, files: fileStore(join(directory, "files")), clock: Date.now };
  await runSeeds(services, "a password for the demo", (name) => names.push(name));
  expect(names).toContain("client applications");
  expect(await isEmpty(database)).toBe(false);
});
