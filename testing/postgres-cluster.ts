import { migrate } from "@console-shell/server/platform/database/migrate";
import { openDatabase } from "@console-shell/server/platform/database/open";
import type { TestProject } from "vitest/node";
import { createPostgresDatabase } from "./postgres-database.ts";
import { startPrivatePostgres } from "./private-postgres.ts";
import "./provided.ts";

/**
 * Vitest's global set-up: a PostgreSQL of this test run alone, gone when the run ends, with a migrated
 * database that others are copied from.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { url, stop } = await startPrivatePostgres();
  const migrated = await createPostgresDatabase(url);
  const onIdleError = (error: Error) => {
    throw error;
  };
  const opened = openDatabase({ url: migrated, onIdleError });
  await migrate(opened.database, () => undefined);
  await opened.close();
  project.provide("postgresUrl", url);
  project.provide("migratedPostgres", new URL(migrated).pathname.slice(1));
  return stop;
}
