import type { TestProject } from "vitest/node";
import { startPrivatePostgres } from "./private-postgres.ts";
import "./provided.ts";

/** Vitest's global set-up: a PostgreSQL of this test run alone, gone when the run ends. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { url, stop } = await startPrivatePostgres();
  project.provide("postgresUrl", url);
  return stop;
}
