import { type Kysely, SqliteAdapter, sql } from "kysely";
import type { OpenDatabase } from "./open.ts";
import type { Tables } from "./tables/index.ts";

/** `DATABASE_URL` doesn't lead to a PostgreSQL that accepts the connection. */
export class NoDatabase extends Error {
  override readonly name = "NoDatabase";
}

/** A database URL for messages, without its secrets: `db.example:5432/console`. */
export const nameOfDatabase = (url: string): string => {
  const { host, pathname } = new URL(url);
  return host + pathname;
};

/** Messages of `pg` for a broken connection, for errors that don't come from the operating system. */
const brokenWords = /^Connection terminated|connection error and is not queryable/;

/** Whether an error, or its cause, means that the connection to PostgreSQL broke or was closed by it. */
export const isConnectionLost = (error: unknown): boolean => {
  if (!(error instanceof Error)) return false;
  const { code, syscall } = error as NodeJS.ErrnoException;
  // Classes 08 and 57P: connection exceptions, and a server that is stopped.
  if (syscall !== undefined || /^(?:08|57P)/.test(code ?? "")) return true;
  return brokenWords.test(error.message) || isConnectionLost(error.cause);
};

/** `NoDatabase` for a database that can't be reached. */
export const noAnswer = (url: string, error: unknown): NoDatabase =>
  new NoDatabase(`The database at ${nameOfDatabase(url)} does not answer: ${String(error)}`, {
    cause: error,
  });

/** Reports clearly when there is no database to work with: `NoDatabase`. */
export const reachDatabase = async (
  { database }: Pick<OpenDatabase, "database">,
  url: string | undefined,
): Promise<void> => {
  try {
    await sql`select 1`.execute(database);
  } catch (error) {
    throw url ? noAnswer(url, error) : error;
  }
};

interface Rights {
  readOnly: "on" | "off";
  schema: string | null;
  mayCreate: boolean | null;
}

/** Throws `NoDatabase` for a PostgreSQL that can't be written or, if tables are missing, has no place for them. */
export const refuseUnwritable = async (
  database: Kysely<Tables>,
  missing: readonly string[],
): Promise<void> => {
  if (database.getExecutor().adapter instanceof SqliteAdapter) return;
  const { rows } = await sql<Rights>`
    select current_setting('transaction_read_only') as read_only, current_schema() as schema,
      has_schema_privilege(current_schema(), 'CREATE') as may_create`.execute(database);
  const { readOnly, schema, mayCreate } = rows[0]!;
  if (readOnly === "on")
    throw new NoDatabase(
      "The database is read-only: DATABASE_URL must lead to its primary server.",
    );
  if (missing.length > 0 && !mayCreate)
    throw new NoDatabase(
      `The database lets this user create no tables${schema === null ? ": its search_path names no schema" : ` in the schema ${schema}: GRANT CREATE ON SCHEMA ${schema} to it`}.`,
    );
};
