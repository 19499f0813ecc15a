import { type Kysely, type SelectQueryBuilder, sql } from "kysely";
import { amongRows } from "./database/dialect/among-rows.ts";
import type { Tables } from "./database/tables/index.ts";
import { inBatches } from "./in-batches.ts";
import type { Services } from "./services.ts";

/** Recurring work of one module: removes expired rows and files, or notifies before something expires. */
export type RetentionRule = (services: Services, now: number) => Promise<void>;

/** A table, the column with the moment from which its rows are kept, and for how many milliseconds. */
export type Retention = {
  [Table in keyof Tables]: readonly [
    table: Table,
    since: keyof Tables[Table] & string,
    kept: number,
  ];
}[keyof Tables];

/** Deletes some rows at a time: those that a query finds, until there are none. */
export const removeFound = <Table extends keyof Tables, Output>(
  services: Pick<Services, "database" | "dialect">,
  table: Table,
  find: (database: Kysely<Tables>) => SelectQueryBuilder<Tables, Table, Output>,
): Promise<void> => {
  const from: keyof Tables = table;
  return inBatches(async (atOnce) => {
    const some = amongRows(services, find(services.database).limit(atOnce));
    const { numDeletedRows } = await services.database
      .deleteFrom(from)
      .where(some)
      .executeTakeFirstOrThrow();
    return Number(numDeletedRows);
  });
};

/** Deletes rows past their retention, the oldest first. */
export const removeOlder = async (
  services: Pick<Services, "database" | "dialect">,
  now: number,
  retentions: readonly Retention[],
): Promise<void> => {
  for (const [table, since, kept] of retentions) {
    const moment = sql.ref<number>(since);
    await removeFound(services, table, (database) =>
      database
        .selectFrom(table)
        .select(moment.as("at"))
        .where(moment, "<=", now - kept)
        .orderBy(moment),
    );
  }
};

/** Milliseconds from the start to the first run, and between runs. */
const first = 60_000;
const every = 10 * 60_000;

/**
 * Removes what has expired periodically, until the returned undo. Without it, failed tries of strangers would let
 * the tables grow forever.
 */
export const startCleanUp = (
  services: Services,
  removeExpired: RetentionRule,
): (() => Promise<void>) => {
  let running: Promise<void> | undefined;
  const cleanUp = () => {
    // A run that is still going, e.g. because storage is slow, also sees what has expired since.
    running ??= removeExpired(services, services.clock()).finally(() => (running = undefined));
  };
  const timers = [setTimeout(cleanUp, first).unref(), setInterval(cleanUp, every).unref()];
  return () => {
    for (const timer of timers) clearTimeout(timer);
    return running ?? Promise.resolve();
  };
};
