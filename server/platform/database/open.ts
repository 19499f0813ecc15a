import { type LogEvent, Kysely } from "kysely";
import { histogram, statementBuckets } from "../metrics/registry.ts";
import { addSpan, isTracing } from "../tracing/spans.ts";
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import type { Services } from "../services.ts";
import type { Source } from "./source.ts";
import { postgresDialect } from "./dialect/postgres.ts";
import { sqliteDialect } from "./dialect/sqlite.ts";
import { lockDataDirectory } from "./lock-data-directory.ts";
import { names } from "./names.ts";
import { createReports } from "./reports/reports.ts";
import type { Tables } from "./tables/index.ts";

const durations = histogram(
  "console_database_statement_duration_seconds",
  "Statements by their first word, without the wait for a connection.",
  ["statement"],
  statementBuckets,
);

const words = ["select", "insert", "update", "delete", "with", "begin", "commit", "rollback"];

const wordOf = (sql: string): string => {
  const word = sql.slice(0, 9).trimStart().split(/\W/, 1)[0]!.toLowerCase();
  return words.includes(word) ? word : "other";
};

/** Measures and traces a statement; its values are never recorded. */
const observeStatement = (event: LogEvent): void => {
  const { query, queryDurationMillis: milliseconds } = event;
  const statement = wordOf(query.sql);
  durations.observe({ statement }, milliseconds / 1000);
  if (isTracing())
    addSpan(
      { name: statement, kind: "client", attributes: { "db.query.text": query.sql } },
      milliseconds,
      event.level === "error" ? event.error : undefined,
    );
};

/** A directory for the embedded SQLite, or the URL of a PostgreSQL database. */
export type DatabaseLocation = (
  | { dataDirectory: string }
  | { url: string; connections?: number; onIdleError: (error: Error) => void }
) & {
  /** Whether each statement is measured and traced. */
  isObserved?: boolean;
};

export interface OpenDatabase extends Source {
  close(): Promise<void>;
}

/** Opened for a server. */
export interface ServedDatabase extends OpenDatabase, Pick<Services, "reports"> {}

/**
 * Opens the database, without migrating it. A data directory belongs to one process at a time: `DataDirectoryInUse` is
 * thrown before anything is changed.
 */
export const openDatabase = (location: DatabaseLocation): ServedDatabase => {
  const options = { plugins: [names], ...(location.isObserved && { log: observeStatement }) };
  if ("url" in location) {
    const dialect = postgresDialect(location.url, location.connections ?? 16, location.onIdleError);
    const database = new Kysely<Tables>({ dialect, ...options });
    const source = { database, dialect: "postgres" } as const;
    return { ...source, reports: { open: () => source }, close: () => database.destroy() };
  }
  mkdirSync(location.dataDirectory, { recursive: true, mode: 0o700 });
  const lock = lockDataDirectory(location.dataDirectory);
  const path = join(location.dataDirectory, "console.db");
  const { dialect, close } = sqliteDialect(path);
  const reports = createReports(path, options);
  const database = new Kysely<Tables>({ dialect, ...options });
  return {
    database,
    dialect: "sqlite",
    reports,
    async close() {
      await reports.close();
      await database.destroy();
      close();
      lock.release();
    },
  };
};

/**
 * Opens the embedded database of a data directory read-only, even alongside the server that has locked the directory.
 * The file must exist.
 */
export const openReadOnly = (dataDirectory: string): OpenDatabase => {
  const { dialect, close } = sqliteDialect(join(dataDirectory, "console.db"), { readOnly: true });
  const database = new Kysely<Tables>({ dialect, plugins: [names] });
  return {
    database,
    dialect: "sqlite",
    async close() {
      await database.destroy();
      close();
    },
  };
};
