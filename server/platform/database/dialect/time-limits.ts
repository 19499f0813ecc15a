import { type Kysely, SqliteAdapter, sql } from "kysely";
import type { ClientBase } from "pg";

/**
 * PostgreSQL's own timeouts, in milliseconds: otherwise a node that freezes or is cut off within a transaction would
 * hold its locks for hours. The lock timeout is longer, so that the next in the queue gets the lock.
 */
const limits = {
  idle_in_transaction_session_timeout: 5_000,
  lock_timeout: 8_000,
  statement_timeout: 60_000,
};

const names = Object.keys(limits);

/* Values set in the URL, for the role or for the database take precedence. */
const limitSession = `
  select set_config(name, case reset_val when '0' then ours else reset_val end, false)
  from pg_settings join (values ${Object.entries(limits)
    .map(([name, milliseconds]) => `('${name}', '${milliseconds}')`)
    .join(", ")}) as wanted (name, ours) using (name)`;

/*
 * PostgreSQL compiles a query that it estimates to be long, each time it runs. Tables with one row are never analyzed, so
 * its estimate for the look-up of sessions is far too high: compiling takes 30 ms, and running it less than one.
 */
const withoutJit = `
  select set_config('jit', 'off', false)
  from pg_settings
  where name = 'jit' and source not in ('database', 'user', 'database user', 'client')`;

/** Sets the timeouts of a new connection, and turns off the compilation of queries. */
export const limitConnection = (client: ClientBase): Promise<unknown> =>
  client.query(`${limitSession}; ${withoutJit}`);

/** Milliseconds; longer than the lock timeout, so that a frozen node's locks are waited for. */
export const longestWrite = 10_000;

/** Limits the statements of a transaction to `longestWrite`: each of its statements, and their waiting for locks. */
export const limitTransaction = `set local statement_timeout = ${longestWrite}`;

/** Lifts the timeouts for a long transaction: a full copy, the demo's data. */
export const liftLimits = async <Database>(transaction: Kysely<Database>): Promise<void> => {
  if (transaction.getExecutor().adapter instanceof SqliteAdapter) return;
  for (const name of names) await sql`set local ${sql.id(name)} = 0`.execute(transaction);
};

/** Runs `work` on a connection without timeouts, for what can't be in one transaction: migrations, building indexes. */
export const withoutLimits = <Database, Result>(
  database: Kysely<Database>,
  work: (connection: Kysely<Database>) => Promise<Result>,
): Promise<Result> => {
  if (database.getExecutor().adapter instanceof SqliteAdapter) return work(database);
  return database.connection().execute(async (connection) => {
    for (const name of names) await sql`set ${sql.id(name)} = 0`.execute(connection);
    const restore = () => sql.raw(limitSession).execute(connection);
    const result = await work(connection).catch(async (error: unknown) => {
      // A broken connection has no limits to restore, and the first error is the one to report.
      await restore().catch(() => undefined);
      throw error;
    });
    await restore();
    return result;
  });
};

/**
 * Limits a transaction's statements to another time than `longestWrite`. SQLite runs one transaction at a time, and its
 * statements don't wait.
 */
export const limitStatements = async <Database>(
  transaction: Kysely<Database>,
  milliseconds: number,
): Promise<void> => {
  if (transaction.getExecutor().adapter instanceof SqliteAdapter) return;
  await sql`set local statement_timeout = ${sql.lit(Math.ceil(milliseconds))}`.execute(transaction);
};
