import { type Kysely, SqliteAdapter, sql } from "kysely";

/**
 * Within a transaction, has the database itself give up a statement after so many milliseconds, also one that
 * waits for a lock. SQLite runs one transaction at a time, and no statement of it waits.
 */
export const limitStatements = async <Database>(
  transaction: Kysely<Database>,
  milliseconds: number,
): Promise<void> => {
  if (transaction.getExecutor().adapter instanceof SqliteAdapter) return;
  await sql`set local statement_timeout = ${sql.lit(Math.ceil(milliseconds))}`.execute(transaction);
};
