import { type Kysely, SqliteAdapter, sql } from "kysely";

/**
 * Within a transaction, sets the database's own statement timeout in milliseconds, which includes waiting for a lock.
 * SQLite runs one transaction at a time, and its statements don't wait.
 */
export const limitStatements = async <Database>(
  transaction: Kysely<Database>,
  milliseconds: number,
): Promise<void> => {
  if (transaction.getExecutor().adapter instanceof SqliteAdapter) return;
  await sql`set local statement_timeout = ${sql.lit(Math.ceil(milliseconds))}`.execute(transaction);
};
