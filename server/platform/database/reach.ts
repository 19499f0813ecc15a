import { sql } from "kysely";
import type { OpenDatabase } from "./open.ts";

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
