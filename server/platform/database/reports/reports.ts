import { Kysely, type KyselyConfig, SqliteAdapter, SqliteIntrospector } from "kysely";
import type { Source } from "../source.ts";
import { SqliteCompiler } from "../dialect/query-compilers.ts";
import { names } from "../names.ts";
import type { Tables } from "../tables/index.ts";
import { ReportDriver } from "./report-driver.ts";
import { createReportQueue } from "./report-queue.ts";

/** Maximum waiting statements. Each report has one at a time. */
const maxWaiting = 20;

/** The database for reports: exports, verification, and sums over everything. */
export interface Reports {
  /** The database for one report, until the signal is aborted. Undefined if too many reports are waiting. */
  open(signal: AbortSignal): Source | undefined;
}

/* The queue lets statements wait, so Kysely need not. */
class ReportAdapter extends SqliteAdapter {
  override get supportsMultipleConnections(): boolean {
    return true;
  }
}

/**
 * Reports on SQLite run in a separate thread, on a read-only connection: on the main thread, each of their statements
 * would block every other call.
 */
export const createReports = (
  path: string,
  options: Pick<KyselyConfig, "plugins" | "log"> = { plugins: [names] },
): Reports & { close(): Promise<void> } => {
  const queue = createReportQueue(path);
  const adapter = new ReportAdapter();
  return {
    open(signal) {
      if (queue.waiting() >= maxWaiting) return undefined;
      const dialect = {
        createAdapter: () => adapter,
        createDriver: () => new ReportDriver(queue, signal),
        createQueryCompiler: () => new SqliteCompiler(),
        createIntrospector: (database: Kysely<unknown>) => new SqliteIntrospector(database),
      };
      const database = new Kysely<Tables>({ dialect, ...options });
      return { database, dialect: "sqlite" };
    },
    close: () => queue.close(),
  };
};
