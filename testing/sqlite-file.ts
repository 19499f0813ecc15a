import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { migrate } from "@console-shell/server/platform/database/migrate";
import { openDatabase } from "@console-shell/server/platform/database/open";
import type { TestProject } from "vitest/node";
import "./provided.ts";

/** Vitest's global set-up: a migrated SQLite file as a template. */
export default async function setup(project: TestProject): Promise<() => void> {
  const directory = mkdtempSync(join(tmpdir(), "console-migrated-"));
  const opened = openDatabase({ dataDirectory: directory });
  await migrate(opened.database, () => undefined);
  await opened.close();
  project.provide("migratedSqlite", join(directory, "console.db"));
  return () => rmSync(directory, { recursive: true, force: true });
}
