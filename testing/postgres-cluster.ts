import { migrate } from "@console-shell/server/platform/database/migrate";
import { openDatabase } from "@console-shell/server/platform/database/open";
import type { TestProject } from "vitest/node";
import { createPostgresDatabase } from "./postgres-database.ts";
import { startPrivatePostgres } from "./private-postgres.ts";
import "./provided.ts";

/**
 * Vitest's global set-up: a PostgreSQL for this test run only, removed at its end, with a migrated
 * database as a template.
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
